import { setImmediate } from 'node:timers/promises';
import { whyNoPerson } from '#domains/matching/engine/analysis/why-unmatched.ts';
import { TIGHTEST_WORDS } from '#domains/matching/engine/explain/explain.ts';
import type { GateId, JobFacts } from '#domains/matching/engine/types.ts';
import { roundedCount } from '#domains/matching/contract/rounded-count.ts';
import type { Engines } from '../market/engines.ts';
import { relaxationsOf, type Relaxation } from '../relaxations.ts';
import { partitionOfJob, samePartition, type Partition } from './partition.ts';

export interface EligibilityPreview {
  /** 'fewer than 5' or 'about 35'; null while the draft lacks required fields. */
  count: { text: string; atLeast: number } | null;
  /** The requirement that excludes most people; null when none does. */
  tightest: string | null;
  /** What would make clearly more people eligible, most first. */
  relax: Relaxation[];
}

/** The rounded number of people eligible for a job, and what to relax; `stated` are the posting's own certifications. */
export function eligibilityFor(
  { forEmployers }: Pick<Engines, 'forEmployers'>,
  job: JobFacts,
  stated: readonly string[],
): EligibilityPreview {
  const reach = forEmployers.reach(job);
  return {
    count: roundedCount(reach.eligible),
    tightest: (reach.tightest && TIGHTEST_WORDS[reach.tightest]) ?? null,
    relax: relaxationsOf(job, stated, reach, (other) => forEmployers.reach(other)),
  };
}

/** Between two of these, other work of the process has its turn. */
const TURN = 100;

/** Each open job (of one partition) with the gate that leaves it without people, or null. */
export async function jobsWithoutPeople({ exact }: Pick<Engines, 'exact'>, within?: Partition) {
  const found = new Map<string, GateId | null>();
  for (const job of exact.storedJobs()) {
    if (job.validThrough < exact.asOf || (within && !samePartition(partitionOfJob(job), within))) continue;
    found.set(job.id, whyNoPerson(exact.reach(job.id)));
    if (found.size % TURN === 0) await setImmediate();
  }
  return found;
}
