import { eq } from 'drizzle-orm';
import { jobUnits } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';

export async function unitsOf(tx: Tx, jobId: string): Promise<string[]> {
  const rows = await tx.select({ unitId: jobUnits.unitId }).from(jobUnits).where(eq(jobUnits.jobId, jobId));
  return rows.map(({ unitId }) => unitId);
}
