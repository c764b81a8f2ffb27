import { and, eq, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { Criterion } from '#domains/hiring/contract/scorecards/criteria.ts';
import { scorecardCriteria } from '#domains/hiring/db/scorecards/scorecards.ts';
import type { Position } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

export type CriteriaRow = Pick<
  typeof scorecardCriteria.$inferSelect,
  'position' | 'version' | 'criteria' | 'createdAt'
>;

/** The latest version of each position's criteria: the organization's own, otherwise of the nearest one above it. */
export const latestCriteria = (tx: Tx, organizationId: string, position?: Position): Promise<CriteriaRow[]> =>
  tx
    .selectDistinctOn([scorecardCriteria.position], {
      position: scorecardCriteria.position,
      version: scorecardCriteria.version,
      criteria: scorecardCriteria.criteria,
      createdAt: scorecardCriteria.createdAt,
    })
    .from(scorecardCriteria)
    .innerJoin(organizations, sql`${scorecardCriteria.organizationId} = any(${organizations.path})`)
    .where(and(eq(organizations.id, organizationId), position ? eq(scorecardCriteria.position, position) : undefined))
    .orderBy(
      scorecardCriteria.position,
      sql`array_position(${organizations.path}, ${scorecardCriteria.organizationId}) desc`,
      sql`${scorecardCriteria.version} desc`,
    );

/** False when the version exists already. */
export async function insertCriteria(
  tx: Tx,
  values: CriteriaRow & { organizationId: string; criteria: Criterion[] },
): Promise<boolean> {
  const rows = await tx
    .insert(scorecardCriteria)
    .values(values)
    .onConflictDoNothing()
    .returning({ version: scorecardCriteria.version });
  return rows.length > 0;
}
