import { user } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { searchDirectory } from './organizations.repo.ts';

const SHOWN = 6;

/** Entries of the official directory whose names are like what was typed. */
export const findFacilities = (deps: Deps, userId: string, query: { name: string; state?: string | undefined }) =>
  deps.db.as(user(userId), async (tx) => ({ items: await searchDirectory(tx, { ...query, limit: SHOWN }) }));
