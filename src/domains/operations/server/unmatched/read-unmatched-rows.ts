import { z } from 'zod';
import { unmatchedNow } from '#domains/matching/server/matching/index.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { listUnmatched } from '#domains/operations/contract/unmatched.ts';
import { countedIn } from './read-unmatched.ts';
import { idsWith, nameRows } from './unmatched.repo.ts';

const cursorKey = z.tuple([z.uuid()]);

/** The people or jobs behind a figure of `readUnmatched`, by id: the examination is shared, so the list agrees with it. */
export async function readUnmatchedRows(
  deps: Deps,
  me: string,
  { side, reason: wanted, q, cursor, limit }: InputOf<typeof listUnmatched>['query'] & { q?: string },
): Promise<AnswerOf<typeof listUnmatched>> {
  const examined = await unmatchedNow(deps);
  const [after] = decodeCursor(cursor, cursorKey) ?? [''];
  return deps.db.as(admin(me), async (tx) => {
    const standings = await countedIn(deps, tx, examined, side);
    const found = q === undefined ? null : await idsWith(tx, side, q);
    const rows = standings
      .filter(({ id }) => found?.has(id) ?? true)
      .flatMap(({ id, reason }) => (reason && (!wanted || reason === wanted) && id > after ? [{ id, reason }] : []))
      .slice(0, limit + 1);
    const named = await nameRows(
      tx,
      side,
      rows.map(({ id }) => id),
    );
    return pageFrom(
      rows,
      limit,
      ({ id, reason }) => {
        const row = named.get(id);
        return {
          id,
          reason,
          name: row?.name ?? 'No name given',
          position: row?.position ?? null,
          place: [row?.city, row?.state].filter(Boolean).join(', '),
          organization: row?.organizationId ? { id: row.organizationId, name: row.organization ?? '' } : null,
          since: row?.since ?? null,
        };
      },
      ({ id }) => [id],
    );
  });
}
