import { z } from 'zod';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, encodeCursor } from '#platform/server/http/keyset.ts';
import { listInterviews, present } from './interviews.repo.ts';

const START = z.union([z.literal('-infinity'), z.iso.datetime()]);

interface Query {
  cursor?: string | undefined;
  limit: number;
  state: 'open' | 'all';
}

/** The viewer's interviews on either side, next first. */
export const listMine = (deps: Deps, userId: string, { cursor, limit, state }: Query) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(cursor, z.tuple([START, z.uuid()]));
    const { rows, sortKey } = await listInterviews(tx, { openOnly: state === 'open', after, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await present(tx, shown),
      nextCursor: rows.length > limit && last ? encodeCursor(sortKey(last)) : null,
    };
  });
