import { describe, expect, test } from 'vitest';
import type { Contribution, Feature } from '../types.ts';
import { explainContribution, topReasons } from './explain.ts';

const part = (feature: Feature, facts: Contribution['facts'], value = 1, contribution = 0): Contribution => ({
  feature,
  facts,
  value,
  weight: 1,
  contribution,
});

/** What decided, its value, and what the candidate and the employer read. */
const SENTENCES: [Feature, Contribution['facts'], number, string, string][] = [
  ['setting', { facilityType: null }, 1, 'The job names no setting', 'The job names no setting'],
  ['setting', { facilityType: 'hospital' }, 1, 'Hospital: your preferred setting', 'Hospital: the preferred setting'],
  ['setting', { facilityType: 'hospital' }, 0.5, 'Hospital', 'Hospital'],
  ['response', { answeredInTime: null }, 1, 'No response record yet', 'No response record yet'],
  [
    'response',
    { answeredInTime: 0.896 },
    0.9,
    'This employer replies on time to 90% of applicants',
    'You reply on time to 90% of applicants',
  ],
  ['commute', { miles: null }, 0, 'The distance is not known', 'The distance is not known'],
  [
    'pay',
    { rateCents: 3_850 },
    0.4,
    'About $38.50 an hour',
    'The pay is near the lower end of what this person asks for',
  ],
  ['pay', { rateCents: 3_850 }, 0.5, 'About $38.50 an hour', 'The pay is a good match'],
  ['experience', { years: 6 }, 1, 'You have 6 years of experience', '6 years of experience'],
  ['recency', { daysAway: 0 }, 1, 'You work in the field now', 'Works in the field now'],
  ['recency', { daysAway: 90 }, 0.5, 'Worked in the field recently', 'Worked in the field recently'],
  ['recency', { daysAway: 900 }, 0.4, 'Out of the field for a while', 'Out of the field for a while'],
  ['completeness', { percent: 85 }, 0.85, 'Profile 85% complete', 'Profile 85% complete'],
  ['commute', { miles: 12.4 }, 1, '12 miles from home', 'Within 15 miles'],
  ['specialty', { specialty: 'icu' }, 1, 'You work in Intensive care', 'Works in Intensive care'],
  ['specialty', { specialty: 'icu' }, 0.5, 'The job is in Intensive care', 'The job is in Intensive care'],
  ['specialty', { specialty: null }, 1, 'Open to every specialty', 'Open to every specialty'],
  ['skills', { named: [], held: [] }, 1, 'No skills named', 'No skills named'],
  ['certifications', { named: [], held: [] }, 1, 'No extra certifications named', 'No extra certifications named'],
];

describe('what a feature says to each side', () => {
  test.each(SENTENCES)('%s %j, value %d', (feature, facts, value, candidate, employer) => {
    expect(explainContribution(part(feature, facts, value), 'candidate')).toBe(candidate);
    expect(explainContribution(part(feature, facts, value), 'employer')).toBe(employer);
  });
});

test.each<[Feature, Contribution['facts'], string]>([
  ['schedule', { shift: 'nights', shiftPattern: '3x12', employmentType: 'full_time' }, 'Nights, 3x12, full time'],
  ['skills', { named: ['ventilator', 'telemetry'], held: ['telemetry'] }, '1 of 2 skills: Telemetry'],
  ['skills', { named: ['ventilator'], held: [] }, '0 of 1 skills'],
  [
    'certifications',
    { named: ['ACLS', 'PALS'], held: ['ACLS', 'PALS'] },
    '2 of 2 extra certifications: Advanced Cardiovascular Life Support (ACLS) and Pediatric Advanced Life Support (PALS)',
  ],
])('%s %j', (feature, facts, words) => {
  expect(explainContribution(part(feature, facts), 'candidate')).toBe(words);
  expect(explainContribution(part(feature, facts), 'employer')).toBe(words);
});

const reasonsOf = (candidate: readonly Contribution[], employer: readonly Contribution[], limit?: number) =>
  topReasons(
    {
      candidateSide: { score: 1, contributions: candidate },
      employerSide: { score: 1, contributions: employer },
    } as Parameters<typeof topReasons>[0],
    'candidate',
    limit,
  );

test('the three strongest reasons of both sides come first, equal ones by name', () => {
  const candidate = [
    part('pay', { rateCents: 3_850 }, 1, 0.2),
    part('commute', { miles: 12.4 }, 0.5, 0.2),
    part('recency', { daysAway: 0 }, 0.49, 0.9),
  ];
  const employer = [part('experience', { years: 6 }, 1, 0.3), part('completeness', { percent: 85 }, 0.9, 0.1)];
  const reasons = [
    'You have 6 years of experience',
    '12 miles from home',
    'About $38.50 an hour',
    'Profile 85% complete',
  ];
  expect(reasonsOf(candidate, employer)).toEqual(reasons.slice(0, 3));
  expect(reasonsOf(candidate, employer, 9)).toEqual(reasons);
});

test('what is full only because nothing was asked is no reason', () => {
  const nothing = [
    part('specialty', { specialty: null }),
    part('skills', { named: [], held: [] }),
    part('certifications', { named: [], held: [] }),
    part('response', { answeredInTime: null }),
    part('setting', { facilityType: 'hospital' }, 0.9),
  ];
  expect(reasonsOf(nothing, nothing)).toEqual([]);
  const something = [
    part('specialty', { specialty: 'icu' }, 1, 5),
    part('skills', { named: ['telemetry'], held: ['telemetry'] }, 1, 4),
    part('certifications', { named: ['ACLS'], held: [] }, 1, 3),
    part('response', { answeredInTime: 1 }, 1, 2),
    part('setting', { facilityType: 'hospital' }, 1, 1),
  ];
  expect(reasonsOf(something, [], 9)).toEqual([
    'You work in Intensive care',
    '1 of 1 skills: Telemetry',
    '0 of 1 extra certifications',
    'This employer replies on time to 100% of applicants',
    'Hospital: your preferred setting',
  ]);
});
