import { expect, test } from 'vitest';
import { z } from 'zod';
import { roleRequests } from '#domains/profiles/db/candidates.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { sql } from 'drizzle-orm';
import { service } from '../database/db.ts';
import { byOpenState, decodeCursor, encodeCursor, exactTimestamp, pageFrom } from './keyset.ts';

const KEY = z.tuple([exactTimestamp, z.uuid()]);
const LAST = ['2026-11-24 12:00:00.123456+00', '7f9c24e8-3b12-4d8c-9a61-0d1f5a8b9c01'] as const;

test('a cursor carries its key unchanged, microseconds included', () => {
  expect(decodeCursor(encodeCursor(LAST), KEY)).toEqual(LAST);
  expect(decodeCursor(undefined, KEY)).toBeNull();
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['another list', encodeCursor([3, LAST[1]])],
  ['a timestamp with SQL in it', encodeCursor([`${LAST[0]}'; drop table x; --`, LAST[1]])],
  ['too many parts', encodeCursor([...LAST, 'more'])],
])('a forged cursor (%s) is refused at its field', (_what, cursor) => {
  expect(() => decodeCursor(cursor, KEY)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', extra: { fields: { cursor: expect.any(String) } } }),
  );
});

test('a page drops the extra row, and only a page with one has a next cursor', () => {
  const page = (rows: number[]) =>
    pageFrom(
      rows,
      2,
      (row) => `#${row}`,
      (row) => [row],
    );
  expect(page([1, 2, 3])).toEqual({ items: ['#1', '#2'], nextCursor: encodeCursor([2]) });
  expect(page([1, 2])).toEqual({ items: ['#1', '#2'], nextCursor: null });
  expect(page([])).toEqual({ items: [], nextCursor: null });
});

const app = sharedApp();

test.each(['open', 'closed'] as const)('%s rows microseconds apart are paged in order, each once', async (state) => {
  const { userId } = await signInAs(app);
  await app.asOwner(
    `insert into role_requests (user_id, requested_role, created_at, closed_at)
     select $1, $2::text || i, '2026-01-01T00:00:00Z'::timestamptz + i * interval '1 microsecond',
       case when $2 = 'closed' then '2026-01-02T00:00:00Z'::timestamptz + i * interval '1 microsecond' end
     from generate_series(1, 5) i`,
    [userId, state],
  );
  const column = state === 'open' ? roleRequests.createdAt : roleRequests.closedAt;
  const found: string[] = [];
  let after: [string, string] | null = null;
  for (let reads = 0; reads < 6; reads += 1) {
    const { where, order } = byOpenState(roleRequests, state, after);
    const [row] = await app.deps.db.as(service, (tx) =>
      tx
        .select({ id: roleRequests.id, role: roleRequests.requestedRole, key: sql<string>`${column}::text` })
        .from(roleRequests)
        .where(where)
        .orderBy(...order)
        .limit(1),
    );
    if (!row) break;
    found.push(row.role);
    after = [row.key, row.id];
  }
  const inOrder = [1, 2, 3, 4, 5].map((i) => `${state}${i}`);
  expect(found).toEqual(state === 'open' ? inOrder : inOrder.toReversed());
});
