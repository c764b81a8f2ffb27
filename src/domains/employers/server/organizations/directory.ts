import { searchFacilities } from '#domains/verification/server/facilities/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';

const SHOWN = 6;

/** Directory entries with similar names. */
export const findFacilities = (deps: Deps, userId: string, query: { name: string; state?: string | undefined }) =>
  deps.db.as(user(userId), async (tx) => {
    const found = await searchFacilities(tx, { text: query.name, state: query.state, limit: SHOWN });
    return { items: found.map(({ ccn, name, city, state, zip }) => ({ ccn, name, city, state, zip })) };
  });
