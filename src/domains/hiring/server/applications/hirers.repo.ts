import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';

/** Whether the transaction's user acts for the employer: as an owner, a recruiter, or the job's hiring manager. */
export async function mayHireFor(tx: Tx, job: { organizationId: string; jobId: string }): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select ${job.organizationId}::uuid in (select app.my_organizations_as('{owner,recruiter}'))
      or ${job.jobId}::uuid in (select app.my_managed_jobs()) as may`,
  );
  return rows[0]?.may ?? false;
}
