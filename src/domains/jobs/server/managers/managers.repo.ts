import { and, eq, sql } from 'drizzle-orm';
import { jobManagers } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';

export async function managersOf(tx: Tx, jobId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ userId: jobManagers.userId }).from(jobManagers).where(eq(jobManagers.jobId, jobId));
  return new Set(rows.map(({ userId }) => userId));
}

export const insertManager = (tx: Tx, jobId: string, userId: string) =>
  tx.insert(jobManagers).values({ jobId, userId }).onConflictDoNothing();

export const deleteManager = (tx: Tx, jobId: string, userId: string) =>
  tx.delete(jobManagers).where(and(eq(jobManagers.jobId, jobId), eq(jobManagers.userId, userId)));

/** Takes a member off the jobs of an organization, and of those below it, when they no longer manage any. */
export const dropManager = (tx: Tx, userId: string, organizationId: string) =>
  tx.delete(jobManagers).where(
    and(
      eq(jobManagers.userId, userId),
      sql`exists (select 1 from jobs j join organizations o on o.id = j.organization_id
        where j.id = ${jobManagers.jobId} and o.path @> array[${organizationId}::uuid])`,
    ),
  );
