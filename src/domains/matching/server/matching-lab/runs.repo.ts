import { and, desc, eq } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { labRuns } from '#domains/matching/db/matching.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { RoundView, RunView } from '#domains/matching/contract/matching-lab.ts';
import type { Move } from './lab-engine.ts';

/** Stored per kind: figures and ids. Names are read on display. */
export interface Kept {
  market: Omit<RunView, 'id' | 'createdBy' | 'up' | 'down'> & { up: readonly Move[]; down: readonly Move[] };
  round: Omit<RoundView, 'id' | 'createdBy' | 'pairs'> & {
    pairs: readonly { candidateId: string; jobId: string; compatibility: number }[];
  };
}
export type KeptRun = Kept['market'];
export type KeptRound = Kept['round'];
export type Kind = keyof Kept;

export async function insertRun<K extends Kind>(
  tx: Tx,
  kept: { kind: K; name: string; createdBy: string; run: Kept[K]; createdAt: Date },
): Promise<string> {
  const [row] = await tx.insert(labRuns).values(kept).returning({ id: labRuns.id });
  if (!row) throw new Error('the run was not stored');
  return row.id;
}

export async function findRun<K extends Kind>(tx: Tx, kind: K, id: string) {
  const [row] = await tx
    .select()
    .from(labRuns)
    .where(and(eq(labRuns.id, id), eq(labRuns.kind, kind)));
  return row ? { ...row, run: row.run as Kept[K] } : null;
}

const LISTED = 30;

export const newestRuns = (tx: Tx, kind: Kind) =>
  tx
    .select({ id: labRuns.id, name: labRuns.name, createdBy: profiles.fullName, createdAt: labRuns.createdAt })
    .from(labRuns)
    .leftJoin(profiles, eq(profiles.userId, labRuns.createdBy))
    .where(eq(labRuns.kind, kind))
    .orderBy(desc(labRuns.createdAt))
    .limit(LISTED);
