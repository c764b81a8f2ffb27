import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { sourceChecks } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type CheckRow = typeof sourceChecks.$inferSelect;
export type Subject = { userId: string; organizationId?: never } | { organizationId: string; userId?: never };

const MAX_CHECKS = 100;

/** The registry checks of a subject, latest first. */
export const readChecks = (tx: Tx, { userId, organizationId }: Subject): Promise<CheckRow[]> =>
  readChecksOf(tx, { userIds: userId ? [userId] : [], organizationIds: organizationId ? [organizationId] : [] });

/** The same for several subjects in one list; of each, the latest. */
export async function readChecksOf(
  tx: Tx,
  { userIds, organizationIds }: { userIds: readonly string[]; organizationIds: readonly string[] },
): Promise<CheckRow[]> {
  const ranked = tx
    .select({
      id: sourceChecks.id,
      place: sql<number>`row_number() over (partition by ${sourceChecks.userId}, ${sourceChecks.organizationId}
        order by ${sourceChecks.askedAt} desc, ${sourceChecks.id} desc)`.as('place'),
    })
    .from(sourceChecks)
    .where(or(inArray(sourceChecks.userId, [...userIds]), inArray(sourceChecks.organizationId, [...organizationIds])))
    .as('ranked');
  const rows = await tx
    .select({ check: sourceChecks })
    .from(sourceChecks)
    .innerJoin(ranked, eq(ranked.id, sourceChecks.id))
    .where(lte(ranked.place, MAX_CHECKS))
    .orderBy(desc(sourceChecks.askedAt), desc(sourceChecks.id));
  return rows.map(({ check }) => check);
}

export async function findCheck(tx: Tx, id: string): Promise<CheckRow | undefined> {
  const [row] = await tx.select().from(sourceChecks).where(eq(sourceChecks.id, id));
  return row;
}

export async function insertCheck(tx: Tx, row: typeof sourceChecks.$inferInsert): Promise<string> {
  const [made] = await tx.insert(sourceChecks).values(row).returning({ id: sourceChecks.id });
  if (!made) throw new Error('the check was not written');
  return made.id;
}

/** False if it was settled meanwhile: of two runs of one job, only one counts. */
export async function saveCheck(
  tx: Tx,
  id: string,
  values: Partial<typeof sourceChecks.$inferInsert>,
): Promise<boolean> {
  const saved = await tx
    .update(sourceChecks)
    .set(values)
    .where(and(eq(sourceChecks.id, id), eq(sourceChecks.state, 'waiting')))
    .returning({ id: sourceChecks.id });
  return saved.length > 0;
}

/** Claims due for a recheck, by the latest answer to each, of people who submitted their profile. */
export async function dueChecks(tx: Tx, today: string): Promise<{ userId: string; keys: string[] }[]> {
  const { rows } = await tx.execute<{ userId: string; keys: string[] }>(sql`
    select latest.user_id as "userId", array_agg(distinct latest.item_type || ':' || latest.item_id) as keys
    from (select distinct on (user_id, item_type, item_id, source) user_id, item_type, item_id, state, next_check_on
      from source_checks where user_id is not null
      order by user_id, item_type, item_id, source, asked_at desc) latest
      join profiles p on p.user_id = latest.user_id and p.onboarding_completed
    where latest.state = 'answered' and latest.next_check_on <= ${today}::date
    group by latest.user_id`);
  return rows;
}
