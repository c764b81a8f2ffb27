import { byText } from '#kernel/compare.ts';
import type { CandidateFacts, JobFacts, MatchEngine } from '#domains/matching/engine/types.ts';
import { receiptOf } from '#domains/matching/server/receipts/index.ts';
import type { WhatIf } from '#domains/matching/contract/what-if.ts';
import { engine as engineActor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { factsOf, readCandidateRows, type CandidateRow } from '../facts/candidate-facts.repo.ts';
import { readJobFacts } from '../facts/job-facts.repo.ts';
import { marketOf } from '../market/market.ts';
import { presentScore } from '../views/present.ts';
import { changed, changeOf, changesForJob, type Change } from './changes.ts';
import { recently } from './recently.ts';
import { changeText } from './words.ts';

const NEAR_MISSES = 8;
const SHOWN = 6;

/**
 * What single changes of the profile would make of one pair, and how many more open jobs each would add: the engine's
 * own numbers for the changed facts. Empty when either side is not ready for matching.
 */
export async function whatIfs(deps: Deps, pair: { candidateId: string; jobId: string }): Promise<WhatIf[]> {
  const engine = await marketOf(deps).engine();
  const [row, job] = await deps.db.as(engineActor, async (tx) => [
    (await readCandidateRows(tx, [pair.candidateId]))[0],
    (await readJobFacts(tx, [pair.jobId]))[0],
  ]);
  if (!row || !job) return [];
  const { fingerprint } = receiptOf(factsOf(row), job, engine.weights, engine.asOf);
  return recently(deps, fingerprint, () => compute(deps, engine, row, job));
}

function compute(deps: Deps, engine: MatchEngine, row: CandidateRow, job: JobFacts): WhatIf[] {
  const facts = factsOf(row);
  const receiptFor = (person: CandidateFacts) => receiptOf(person, job, engine.weights, engine.asOf);
  const jobIdsFor = (person: CandidateFacts) => engine.jobsForPerson(person).map(({ jobId }) => jobId);
  const now = receiptFor(facts);
  const open = new Set(jobIdsFor(facts));
  return changesOf(engine, facts, now, job)
    .map((change) => {
      const person = factsOf(changed(row, change, engine.asOf));
      const receipt = receiptFor(person);
      return {
        id: `${change.kind}:${change.value}`,
        kind: change.kind,
        text: changeText(change),
        from: now.compatibility,
        to: receipt.compatibility,
        newJobs: jobIdsFor(person).filter((id) => !open.has(id)).length,
        score: presentScore({ receipt, createdAt: deps.clock.now() }),
      };
    })
    .filter(({ from, to, newJobs }) => Math.round(to) > Math.round(from) || newJobs > 0)
    .toSorted((a, b) => b.to - a.to || b.newJobs - a.newJobs || byText(a.id, b.id))
    .slice(0, SHOWN);
}

function changesOf(engine: MatchEngine, facts: CandidateFacts, now: ReturnType<typeof receiptOf>, job: JobFacts) {
  const all = [
    ...changesForJob(now, job),
    ...engine
      .nearMisses(facts, { limit: NEAR_MISSES })
      .map(changeOf)
      .filter((change) => change !== null),
  ];
  return [...new Map(all.map((change): [string, Change] => [`${change.kind}:${change.value}`, change])).values()];
}
