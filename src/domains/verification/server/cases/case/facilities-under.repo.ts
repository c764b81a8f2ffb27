import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';

/**
 * The facilities below these organizations that wait with them rather than in a case of their own, and those that an
 * earlier review of the whole covered.
 */
export async function findFacilitiesUnder(tx: Tx, topIds: readonly string[]): Promise<{ topId: string; id: string }[]> {
  const { rows } = await tx.execute<{ topId: string; id: string }>(sql`
    select t.id as "topId", f.id from organizations t
    join organizations f on f.path @> array[t.id] and f.id <> t.id and f.kind = 'facility'
    where ${inArray(sql`t.id`, [...topIds])} and f.canceled_at is null
      and (f.verification_status = 'pending' and not exists (
        select 1 from verification_cases w where w.organization_id = f.id and w.status = 'pending') or exists (
        select 1 from item_reviews r join verification_cases v on v.id = r.case_id
        where v.organization_id = t.id and r.item_type = 'facility' and r.item_id = f.id::text))`);
  return rows;
}
