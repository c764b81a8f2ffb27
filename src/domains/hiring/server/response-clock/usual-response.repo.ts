import { sql } from 'drizzle-orm';
import type { UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** How soon each of these organizations usually responds; without those that have too few responses. */
export async function usualResponses(
  tx: Tx,
  organizationIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, UsualResponse>> {
  const { rows } = await tx.execute<UsualResponse & { id: string } & Record<string, unknown>>(sql`
    select o.id, u.hours, u.responses
    from unnest(${sql.param([...new Set(organizationIds)])}::uuid[]) as o(id)
    cross join lateral app.usual_response(array[o.id], ${now.toISOString()}::timestamptz) u`);
  return new Map(rows.map(({ id, hours, responses }) => [id, { hours, responses }]));
}

/** The same for several organizations taken together: a system with its facilities. */
export async function usualResponseOfAll(
  tx: Tx,
  organizationIds: readonly string[],
  now: Date,
): Promise<UsualResponse | null> {
  const { rows } = await tx.execute<UsualResponse & Record<string, unknown>>(sql`
    select hours, responses
    from app.usual_response(${sql.param([...organizationIds])}::uuid[], ${now.toISOString()}::timestamptz)`);
  return rows[0] ?? null;
}
