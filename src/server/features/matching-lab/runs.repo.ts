import { desc, eq } from 'drizzle-orm';
import { labRuns, profiles } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { RunView } from '#shared/contracts/matching-lab.ts';

export type KeptRun = Omit<RunView, 'id' | 'createdBy'>;

export async function insertRun(
  tx: Tx,
  { name, createdBy, run, createdAt }: { name: string; createdBy: string; run: KeptRun; createdAt: Date },
): Promise<string> {
  const [row] = await tx.insert(labRuns).values({ name, createdBy, run, createdAt }).returning({ id: labRuns.id });
  if (!row) throw new Error('the run was not stored');
  return row.id;
}

export async function findRun(tx: Tx, id: string) {
  const [row] = await tx.select().from(labRuns).where(eq(labRuns.id, id));
  return row ? { ...row, run: row.run as KeptRun } : null;
}

const LISTED = 30;

export const newestRuns = (tx: Tx) =>
  tx
    .select({ id: labRuns.id, name: labRuns.name, createdBy: profiles.fullName, createdAt: labRuns.createdAt })
    .from(labRuns)
    .leftJoin(profiles, eq(profiles.userId, labRuns.createdBy))
    .orderBy(desc(labRuns.createdAt))
    .limit(LISTED);
