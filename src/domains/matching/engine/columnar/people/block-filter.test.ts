import { expect, test } from 'vitest';
import { scorePair } from '../../evaluate.ts';
import { isEligible } from '../../gates.ts';
import type { CandidateFacts, JobFacts } from '../../types.ts';
import { WEIGHTS_V1 } from '../../score/weights.ts';
import { openings, people, POPULATION_DAY } from '#tools/matching/population.ts';
import { Crowd } from './people-index.ts';
import { encodeCandidate, scheduleTable } from '../rows/encode.ts';
import { Need } from './score-requirements.ts';
import { queryOf } from '../jobs/job-query.ts';
import { Rows } from '../rows/rows.ts';
import { Sieve } from './block-filter.ts';
import { ATTRIBUTES, ATTRIBUTES_OF_SPECIALISTS, BLOCK_ROWS } from './bitmap-index.ts';

const SCHEDULE = scheduleTable(WEIGHTS_V1.candidate.schedule);
const mixed = [...people(500, { seed: 5, positions: ['RN'], relocating: 0.3 })];
/** Alike but for what bitmaps tell, so that the bounds of a block leave nothing to spare. */
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

/** Everybody of the market, or those who work in a specialty, as they come. */
function crowdOf(members: readonly CandidateFacts[], isEverybody: boolean): Crowd {
  const rows = new Rows(members.length);
  const crowd = new Crowd(isEverybody ? ATTRIBUTES : ATTRIBUTES_OF_SPECIALISTS, 0, isEverybody);
  for (const [row, person] of members.entries()) {
    encodeCandidate(rows, row, person, 'RN', POPULATION_DAY, WEIGHTS_V1);
    crowd.include(rows, row, SCHEDULE);
  }
  return crowd;
}

/** Holds every block of the crowd against the job, and says how many people were left out. */
function holdAgainst(crowd: Crowd, members: readonly CandidateFacts[], job: JobFacts, isEverybody: boolean) {
  const query = queryOf(job, WEIGHTS_V1, POPULATION_DAY);
  const asked = isEverybody ? query.others : query.specialists;
  const [need, sieve] = [new Need(), new Sieve()];
  const leftOut = { people: 0 };
  const isAsked = (person: CandidateFacts) =>
    isEligible(person, job, POPULATION_DAY) &&
    !(isEverybody && job.specialty !== null && person.specialties.includes(job.specialty));
  for (let block = 0; block * BLOCK_ROWS < members.length; block++) {
    const inBlock = members.slice(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS);
    if (!crowd.blocks.reach(block, query, WEIGHTS_V1, 'all')) {
      expect(inBlock.filter(isAsked)).toEqual([]);
      continue;
    }
    const { candidate, employer } = crowd.blocks;
    const own = inBlock.filter(isAsked).map((person) => scoreOf(person, job));
    // Without a bar everybody is taken.
    for (const bar of [null, -1, 0.2, 0.4, 0.6, ...own.slice(0, 4)]) {
      if (bar === null) {
        sieve.pass(crowd.slices, block, query, asked);
      } else {
        need.set(query, WEIGHTS_V1, candidate, employer + asked.given, bar);
        sieve.passAble(crowd.slices, block, query, asked, need);
      }
      for (const [at, person] of inBlock.entries()) {
        const isFound = (((sieve.found[at >> 5] as number) >>> (at & 31)) & 1) === 1;
        if (!isFound) leftOut.people++;
        if (!isAsked(person)) continue;
        const { candidateScore: p, employerScore: q } = scorePair(person, job, WEIGHTS_V1, POPULATION_DAY);
        expect(p).toBeLessThanOrEqual((candidate + query.mostOfSetting) * (1 + 1e-9));
        expect(q).toBeLessThanOrEqual((employer + asked.given + query.mostOfNamed) * (1 + 1e-9));
        if (bar === null || p * q >= bar) expect(isFound, `${person.id} for ${job.id} at ${bar}`).toBe(true);
      }
    }
  }
  return leftOut;
}

test.each([
  ['all kinds', mixed],
  ['people alike', alike],
])('no block and nobody that is left out could have reached the bar: %s', (_, market) => {
  const everybody = crowdOf(market, true);
  const leftOut = jobs.map((job) => holdAgainst(everybody, market, job, true));
  expect(leftOut.some(({ people: some }) => some > 0)).toBe(true);
  for (const job of jobs) {
    const { specialty } = job;
    if (specialty === null) continue;
    const specialists = market.filter((person) => person.specialties.includes(specialty));
    holdAgainst(crowdOf(specialists, false), specialists, job, false);
  }
});
