import { evaluatePair as evaluateFacts } from '#domains/matching/engine/evaluate.ts';
import { receiptOf } from '#domains/matching/server/receipts/index.ts';
import { engine as engineActor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { readCandidateFacts } from './facts/candidate-facts.repo.ts';
import { readJobFacts } from './facts/job-facts.repo.ts';
import { marketOf } from './market/market.ts';
import { presentChanges, presentGates, presentReasons, presentScore } from './views/present.ts';

interface Fit {
  /** 0 to 100; null when the job does not fit. */
  score: number | null;
  text: string;
  change: string | null;
}

/**
 * How a few jobs fit a candidate, by job: the score with its strongest reason, or the first reason against it with what
 * would change that. Empty while the profile is not ready for matching.
 */
export async function fitsOf(deps: Deps, candidateId: string, jobIds: readonly string[]): Promise<Record<string, Fit>> {
  if (jobIds.length === 0) return {};
  const { weights, asOf } = await marketOf(deps).engine();
  const { candidate, jobs } = await deps.db.as(engineActor, async (tx) => ({
    candidate: (await readCandidateFacts(tx, [candidateId]))[0],
    jobs: await readJobFacts(tx, jobIds),
  }));
  if (!candidate) return {};
  return Object.fromEntries(
    jobs.map((job) => {
      const receipt = receiptOf(candidate, job, weights, asOf, evaluateFacts(candidate, job, weights, asOf));
      const failed = presentGates(receipt).find(({ passed }) => !passed);
      const fit: Fit = failed
        ? { score: null, text: failed.text, change: presentChanges(receipt, job)[0] ?? null }
        : {
            score: Math.round(presentScore({ receipt, createdAt: deps.clock.now() }).compatibility),
            text: presentReasons({ receipt })[0] ?? '',
            change: null,
          };
      return [job.id, fit];
    }),
  );
}
