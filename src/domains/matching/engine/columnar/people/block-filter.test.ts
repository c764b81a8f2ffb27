import { expect, test } from 'vitest';
import { scorePair } from '../../evaluate.ts';
import { isEligible } from '../../gates.ts';
import type { CandidateFacts, JobFacts } from '../../types.ts';
import { WEIGHTS_V1 } from '../../score/weights.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { PeopleIndex } from './people-index.ts';
import { encodeCandidate, scheduleTable } from '../rows/encode.ts';
import { ScoreRequirements } from './score-requirements.ts';
import { jobQueryOf } from '../jobs/job-query.ts';
import { Rows } from '../rows/rows.ts';
import { BlockFilter } from './block-filter.ts';
import { ATTRIBUTES, SPECIALIST_ATTRIBUTES, BLOCK_ROWS } from './bitmap-index.ts';

const SCHEDULE = scheduleTable(WEIGHTS_V1.candidate.schedule);
const mixed = [...people(500, { seed: 5, positions: ['RN'], relocating: 0.3 })];
/** Identical except for what bitmaps cover, so that the block bounds are exact. */
const alike = mixed.map((person) => ({
  ...person,
  latitude: 39.1,
  longitude: -94.58,
  payFloorCents: 3000,
  payTargetCents: 3600,
  shifts: [],
  shiftPatterns: [],
  employmentTypes: [],
  yearsExperience: 5,
  currentlyWorking: true,
  completeness: 0.8,
}));
const jobs = [...openings(25, { seed: 6, positions: ['RN'] })];

const scoreOf = (person: CandidateFacts, job: JobFacts) => scorePair(person, job, WEIGHTS_V1, POPULATION_DAY).rankScore;

/** An index over the whole market or over one specialty, in insertion order. */
function indexOver(members: readonly CandidateFacts[], coversAllRows: boolean): PeopleIndex {
  const rows = new Rows(members.length);
  const index = new PeopleIndex(coversAllRows ? ATTRIBUTES : SPECIALIST_ATTRIBUTES, 0, coversAllRows);
  for (const [row, person] of members.entries()) {
    encodeCandidate(rows, row, person, 'RN', POPULATION_DAY, WEIGHTS_V1);
    index.include(rows, row, SCHEDULE);
  }
  return index;
}

/** Filters every block for the job and counts the people left out. */
function filterFor(index: PeopleIndex, members: readonly CandidateFacts[], job: JobFacts, coversAllRows: boolean) {
  const query = jobQueryOf(job, WEIGHTS_V1, POPULATION_DAY);
  const indexQuery = coversAllRows ? query.forOthers : query.forSpecialists;
  const [need, sieve] = [new ScoreRequirements(), new BlockFilter()];
  const leftOut = { people: 0 };
  const isAsked = (person: CandidateFacts) =>
    isEligible(person, job, POPULATION_DAY) &&
    !(coversAllRows && job.specialty !== null && person.specialties.includes(job.specialty));
  for (let block = 0; block * BLOCK_ROWS < members.length; block++) {
    const inBlock = members.slice(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS);
    if (!index.blocks.mayMatch(block, query, WEIGHTS_V1, 'all')) {
      expect(inBlock.filter(isAsked)).toEqual([]);
      continue;
    }
    const { candidateBound: candidate, employerBound: employer } = index.blocks;
    const own = inBlock.filter(isAsked).map((person) => scoreOf(person, job));
    // Without a threshold only the gates apply.
    for (const threshold of [null, -1, 0.2, 0.4, 0.6, ...own.slice(0, 4)]) {
      if (threshold === null) {
        sieve.applyGates(index.bitmaps, block, query, indexQuery);
      } else {
        need.set(query, WEIGHTS_V1, candidate, employer + indexQuery.baseEmployerScore, threshold);
        sieve.applyGatesAndRequirements(index.bitmaps, block, query, indexQuery, need);
      }
      for (const [at, person] of inBlock.entries()) {
        const isFound = (((sieve.survivors[at >> 5] as number) >>> (at & 31)) & 1) === 1;
        if (!isFound) leftOut.people++;
        if (!isAsked(person)) continue;
        const { candidateScore: p, employerScore: q } = scorePair(person, job, WEIGHTS_V1, POPULATION_DAY);
        expect(p).toBeLessThanOrEqual((candidate + query.maxSettingScore) * (1 + 1e-9));
        expect(q).toBeLessThanOrEqual((employer + indexQuery.baseEmployerScore + query.maxNamedScore) * (1 + 1e-9));
        if (threshold === null || p * q >= threshold)
          expect(isFound, `${person.id} for ${job.id} at ${threshold}`).toBe(true);
      }
    }
  }
  return leftOut;
}

test.each([
  ['mixed people', mixed],
  ['similar people', alike],
])('no block or person that is filtered out could reach the threshold: %s', (_, market) => {
  const everybody = indexOver(market, true);
  const leftOut = jobs.map((job) => filterFor(everybody, market, job, true));
  expect(leftOut.some(({ people: some }) => some > 0)).toBe(true);
  for (const job of jobs) {
    const { specialty } = job;
    if (specialty === null) continue;
    const specialists = market.filter((person) => person.specialties.includes(specialty));
    filterFor(indexOver(specialists, false), specialists, job, false);
  }
});
