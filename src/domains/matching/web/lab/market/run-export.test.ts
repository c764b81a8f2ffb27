import { expect, test } from 'vitest';
import type { RunView } from '#domains/matching/contract/matching-lab.ts';
import { roundAsCsv, runAsCsv } from './run-export.ts';

const side = (name: string, seats: number, ratio: number): RunView['before'] => ({
  name,
  setting: {
    weights: {
      candidate: { schedule: 0.2, setting: 0.2, response: 0.2, commute: 0.2, pay: 0.2 },
      employer: { experience: 0.2, recency: 0.2, completeness: 0.1, specialty: 0.2, skills: 0.2, certifications: 0.1 },
    },
    limits: { peoplePerJobPerDay: 10, fade: 0.7 },
  },
  measures: {
    eligiblePairs: 9,
    reachablePeople: 5,
    showings: 7,
    seats,
    seatsWithSomebody: 3,
    hiresExpected: 1.25,
    exposureGini: 0.4,
    neverShown: 0.1,
    quality: 61,
  },
  impact: {
    selection: [
      {
        attribute: 'sex',
        groups: [{ group: 'female', selected: 3, total: 10, rate: 0.3, ratio, pValue: 0.04, verdict: 'adverse' }],
        leftOut: [],
        passes: false,
      },
    ],
    scoringRate: [],
    passes: false,
  },
});

test('a run leaves as a table that a spreadsheet reads and does not run', () => {
  const csv = runAsCsv({
    id: null,
    name: null,
    createdAt: '2026-11-21T00:00:00Z',
    createdBy: 'Ada',
    computeMs: 3,
    people: 5,
    jobs: 2,
    outcomes: 0,
    listsChanged: 1,
    before: side('hand-1', 4, 0.9),
    after: side('near, 2', 4, 0.7),
    up: [{ id: 'x', title: '=HYPERLINK("a")', before: 0, after: 2 }],
    down: [],
  });
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe('part,what,hand-1,"near, 2"');
  expect(lines).toContain('figure,hiresExpected,1.25,1.25');
  expect(lines).toContain(`employers who see,"'=HYPERLINK(""a"")",0,2`);
  expect(lines.find((line) => line.includes('female'))).toMatch(/,0\.9,0\.7$/);
});

test('a batch round leaves with its figures and who is placed where', () => {
  const csv = roundAsCsv({
    id: null,
    name: null,
    createdAt: '2026-11-21T00:00:00Z',
    createdBy: 'Ada',
    position: 'RN',
    state: 'MO',
    people: 4,
    jobs: 2,
    seats: 3,
    assigned: 1,
    openSeats: 2,
    unmatchedPeople: 3,
    blockingPairs: 0,
    pairs: [
      { personId: 'p', person: 'Ada Lee', jobId: 'j', job: 'ICU nurse', where: 'Mercy, Rolla', compatibility: 81.25 },
    ],
  });
  const lines = csv.split('\r\n');
  expect(lines[0]).toBe('part,what,where,value');
  expect(lines).toContain('round,RN,MO,2026-11-21T00:00:00Z');
  expect(lines).toContain('figure,blockingPairs,,0');
  expect(lines).toContain('placed,Ada Lee,"ICU nurse, Mercy, Rolla",81.25');
});
