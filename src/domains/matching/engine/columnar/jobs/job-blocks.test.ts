import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARBITRARY_TODAY, smallMarket } from '#tests/matching/arbitraries.ts';
import { createOracle } from '#tools/matching/oracle.ts';
import type { CandidateFacts, JobFacts, RankedPair } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import { job, nurse } from '#tests/matching/golden/people.ts';
import { encodeCandidate, scheduleTable } from '../rows/encode.ts';
import { JobBlocks, type Group } from './job-blocks.ts';
import { Promising } from '../top-k/bound-queue.ts';
import { queryOf } from './job-query.ts';
import { Rows } from '../rows/rows.ts';
import type { ScanContext } from '../scan.ts';
import { Seeker } from './person-query.ts';

const GROUPS: readonly Group[] = ['own', 'others'];

/** By job: the most that it can score with this person, of those that the first pass does not leave out. */
function boundsOf(person: CandidateFacts, jobs: readonly JobFacts[], bar: number): ReadonlyMap<string, number> {
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
  for (const [place, job] of jobs.entries()) blocks.write(place, queryOf(job, WEIGHTS_V1, ARBITRARY_TODAY));
  const seeker = new Seeker();
  seeker.set(context, 0);
  blocks.reach(seeker);
  const found = new Map<string, number>();
  const promising = new Promising();
  for (const group of GROUPS) {
    blocks.collect(seeker, WEIGHTS_V1, group, bar, promising);
    promising.arrange(jobs.length);
    for (let i = 0; i < promising.size; i++) {
      found.set(jobs[promising.place(i)]?.id ?? '', promising.bound(i));
    }
  }
  return found;
}

/** The jobs that fit, with what they score. */
const fittingOf = (person: CandidateFacts, jobs: readonly JobFacts[]): readonly RankedPair[] =>
  createOracle({ asOf: ARBITRARY_TODAY, weights: WEIGHTS_V1, candidates: [person], jobs }).jobsForPerson(person.id);

/** The jobs of the person's first position, and those of them that fit with what they score, in every small market. */
const inMarkets = (
  check: (person: CandidateFacts, jobs: readonly JobFacts[], fitting: readonly RankedPair[]) => void,
) => {
  fc.assert(
    fc.property(smallMarket(5, 80), ({ candidates, jobs }) => {
      for (const person of candidates) {
        const own = jobs.filter(({ position }) => position === person.positions[0]);
        check(person, own, fittingOf(person, own));
      }
    }),
  );
};

it('never says of a job that fits that it scores less than it does', () => {
  inMarkets((person, jobs, fitting) => {
    const bounds = boundsOf(person, jobs, -1);
    for (const { jobId, rankScore } of fitting) expect(bounds.get(jobId)).toBeGreaterThanOrEqual(rankScore);
  });
});

it('leaves out no job that fits and reaches the bar', () => {
  inMarkets((person, jobs, fitting) => {
    for (const { rankScore: bar } of fitting.slice(0, 5)) {
      const bounds = boundsOf(person, jobs, bar);
      for (const { jobId, rankScore } of fitting) if (rankScore >= bar) expect(bounds.has(jobId)).toBe(true);
    }
  });
});

it('nor of one that pays the whole of a scale without a width', () => {
  const person = nurse({ payFloorCents: 3, payTargetCents: null });
  const posting = job({ payMinCents: 3, payMaxCents: 3 });
  const [pair] = fittingOf(person, [posting]);
  expect(boundsOf(person, [posting], -1).get(posting.id)).toBeGreaterThanOrEqual(pair?.rankScore ?? Infinity);
});

it('is within a hundredth of what most jobs score', () => {
  let close = 0;
  let all = 0;
  inMarkets((person, jobs, fitting) => {
    const bounds = boundsOf(person, jobs, -1);
    for (const { jobId, rankScore } of fitting) {
      all++;
      if ((bounds.get(jobId) ?? Infinity) <= rankScore * 1.01) close++;
    }
  });
  expect(all).toBeGreaterThan(500);
  expect(close / all).toBeGreaterThan(0.9);
});
