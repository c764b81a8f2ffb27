import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARBITRARY_TODAY, smallMarket } from '#tests/matching/arbitraries.ts';
import { createOracle } from '#tools/matching/oracle.ts';
import type { CandidateFacts, JobFacts, RankedPair } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { job, nurse } from '#tests/matching/golden/people.ts';
import { encodeCandidate, scheduleTable } from '../rows/encode.ts';
import { JobBlocks, type SpecialtyGroup } from './job-blocks.ts';
import { BoundQueue } from '../top-k/bound-queue.ts';
import { jobQueryOf } from './job-query.ts';
import { Rows } from '../rows/rows.ts';
import type { ScanContext } from '../scan.ts';
import { PersonQuery } from './person-query.ts';

const GROUPS: readonly SpecialtyGroup[] = ['own', 'others'];

/** Upper bound per job that the first pass keeps. */
function boundsOf(person: CandidateFacts, jobs: readonly JobFacts[], threshold: number): ReadonlyMap<string, number> {
  const [position] = person.positions;
  if (!position) throw new Error('a person without a position');
  const rows = new Rows(1);
  encodeCandidate(rows, 0, person, position, ARBITRARY_TODAY, WEIGHTS_V1);
  const context: ScanContext = {
    rows,
    ids: [person.id],
    weights: WEIGHTS_V1,
    asOf: ARBITRARY_TODAY,
    schedule: scheduleTable(WEIGHTS_V1.candidate.schedule),
    factsOf: () => person,
  };
  const blocks = new JobBlocks(jobs.length);
  for (const [slot, job] of jobs.entries()) blocks.write(slot, jobQueryOf(job, WEIGHTS_V1, ARBITRARY_TODAY));
  const personQuery = new PersonQuery();
  personQuery.set(context, 0);
  blocks.filterBlocks(personQuery);
  const found = new Map<string, number>();
  const queue = new BoundQueue();
  for (const group of GROUPS) {
    blocks.collectCandidates(personQuery, WEIGHTS_V1, group, threshold, queue);
    queue.sort(jobs.length);
    for (let i = 0; i < queue.size; i++) {
      found.set(jobs[queue.item(i)]?.id ?? '', queue.bound(i));
    }
  }
  return found;
}

/** The eligible jobs with their scores. */
const eligibleFor = (person: CandidateFacts, jobs: readonly JobFacts[]): readonly RankedPair[] =>
  createOracle({ asOf: ARBITRARY_TODAY, weights: WEIGHTS_V1, candidates: [person], jobs }).jobsForPerson(person.id);

/** Calls `check` for every person of many small markets, with the jobs of their position and the eligible pairs. */
const inMarkets = (
  check: (person: CandidateFacts, jobs: readonly JobFacts[], eligible: readonly RankedPair[]) => void,
) => {
  fc.assert(
    fc.property(smallMarket(5, 80), ({ candidates, jobs }) => {
      for (const person of candidates) {
        const own = jobs.filter(({ position }) => position === person.positions[0]);
        check(person, own, eligibleFor(person, own));
      }
    }),
  );
};

it('the bound of an eligible job is never below its score', () => {
  inMarkets((person, jobs, eligible) => {
    const bounds = boundsOf(person, jobs, -1);
    for (const { jobId, rankScore } of eligible) expect(bounds.get(jobId)).toBeGreaterThanOrEqual(rankScore);
  });
});

it('no eligible job that reaches the threshold is skipped', () => {
  inMarkets((person, jobs, eligible) => {
    for (const { rankScore: threshold } of eligible.slice(0, 5)) {
      const bounds = boundsOf(person, jobs, threshold);
      for (const { jobId, rankScore } of eligible) if (rankScore >= threshold) expect(bounds.has(jobId)).toBe(true);
    }
  });
});

it.each([
  ['a pay scale of zero width', { payFloorCents: 3, payTargetCents: null }, { payMinCents: 3, payMaxCents: 3 }],
  ['a person without a wish about pay', { payFloorCents: null, payTargetCents: null }, {}],
])('the bound holds for %s', (_, pay, offered) => {
  const person = nurse(pay);
  const posting = job(offered);
  const [pair] = eligibleFor(person, [posting]);
  expect(boundsOf(person, [posting], -1).get(posting.id)).toBeGreaterThanOrEqual(pair?.rankScore ?? Infinity);
});

it('the bound is within 1% of the score for most jobs', () => {
  let close = 0;
  let all = 0;
  inMarkets((person, jobs, eligible) => {
    const bounds = boundsOf(person, jobs, -1);
    for (const { jobId, rankScore } of eligible) {
      all++;
      if ((bounds.get(jobId) ?? Infinity) <= rankScore * 1.01) close++;
    }
  });
  expect(all).toBeGreaterThan(500);
  expect(close / all).toBeGreaterThan(0.9);
});
