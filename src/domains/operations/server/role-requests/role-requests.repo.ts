import { and, eq, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { roleRequests } from '#domains/profiles/db/candidates.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { notFound } from '#platform/server/errors.ts';
import { byOpenState } from '#platform/server/http/keyset.ts';
import { MOST_ASKED, type RoleRequest } from '#domains/operations/contract/role-requests.ts';

const select = (tx: Tx) =>
  tx
    .select({
      row: roleRequests,
      name: profiles.fullName,
      createdKey: sql<string>`${roleRequests.createdAt}::text`,
      closedKey: sql<string>`${roleRequests.closedAt}::text`,
      // Counted up to a limit: a popular role would otherwise be counted in full for each of its lines.
      asked: sql<number>`(select count(*)::int from (select from role_requests r
        where r.role_key = ${roleRequests.roleKey} order by r.id limit ${MOST_ASKED}) same)`,
    })
    .from(roleRequests)
    .innerJoin(profiles, eq(profiles.userId, roleRequests.userId))
    .$dynamic();
type RequestRow = Awaited<ReturnType<typeof select>>[number];

export function listRequestRows(
  tx: Tx,
  {
    state,
    q,
    after,
    limit,
  }: { state: 'open' | 'closed'; q: string | undefined; after: readonly [string, string] | null; limit: number },
) {
  const { where, order } = byOpenState(roleRequests, state, after);
  return select(tx)
    .where(and(where, q ? hasWords(roleRequests.requestedRole, q) : undefined))
    .orderBy(...order)
    .limit(limit + 1);
}

export async function findRequest(tx: Tx, id: string): Promise<RequestRow> {
  const [row] = await select(tx).where(eq(roleRequests.id, id));
  if (!row) throw notFound('role request');
  return row;
}

export const presentRequest = ({ row, name, asked }: RequestRow): RoleRequest => ({
  id: row.id,
  requestedRole: row.requestedRole,
  person: { id: row.userId, name: name ?? 'No name given' },
  asked,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  closingNote: row.closingNote,
});
