import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { laterOf } from '#domains/matching/engine/days.ts';
import { coordinateUnits } from '#domains/matching/engine/distance.ts';
import { daysAway } from '#domains/matching/engine/score/employer-score.ts';
import {
  completenessValue,
  expectedRateCents,
  experienceValue,
  payHighCents,
  payLowCents,
  percentOf,
  recencyValue,
  responseValue,
  scheduleValue,
  tenthsOf,
  topRateCents,
} from '#domains/matching/engine/score/formulas.ts';
import { eligibleToPracticeIn } from '#domains/matching/engine/license/license-rules.ts';
import type { CandidateFacts, JobFacts } from '#domains/matching/engine/types.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  JOB_STATES,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
} from '#kernel/vocabulary.ts';

/**
 * The market as flat tables for SQL engines. Everything the other side does not change is precomputed, so that all
 * engines compute the same formula over the same rows.
 */

export type Value = string | number | boolean;
export type Columns = Readonly<Record<string, 'text' | 'float8' | 'int4' | 'bool' | 'date'>>;
export type Row = Readonly<Record<string, Value>>;

export const PEOPLE_COLUMNS = {
  id: 'text',
  position: 'text',
  lat: 'float8',
  lng: 'float8',
  open: 'bool',
  states: 'int4',
  certifications: 'int4',
  wishes: 'int4',
  floor: 'int4',
  pay_low: 'int4',
  pay_high: 'int4',
  radius: 'int4',
  tenths: 'int4',
  earliest: 'date',
  needs_sponsorship: 'bool',
  shift_value: 'float8',
  pattern_value: 'float8',
  type_value: 'float8',
  settings: 'int4',
  specialties: 'int4',
  skills: 'int4',
  q_static: 'float8',
} as const satisfies Columns;

export const JOB_COLUMNS = {
  id: 'text',
  position: 'text',
  lat: 'float8',
  lng: 'float8',
  state: 'int4',
  required: 'int4',
  preferred: 'int4',
  wish: 'int4',
  top_rate: 'int4',
  rate: 'float8',
  tenths: 'int4',
  work_day: 'date',
  sponsors: 'bool',
  setting: 'int4',
  specialty: 'int4',
  skills: 'int4',
  response: 'float8',
} as const satisfies Columns;

const WISHES = [...SHIFTS, ...SHIFT_PATTERNS, ...EMPLOYMENT_TYPES] as const;
export const maskOf = (vocabulary: readonly string[], words: readonly string[]): number =>
  words.reduce((bits, word) => bits | (1 << vocabulary.indexOf(word)), 0);
export const SHIFT_BITS = maskOf(WISHES, SHIFTS);
export const PATTERN_BITS = maskOf(WISHES, SHIFT_PATTERNS);
export const TYPE_BITS = maskOf(WISHES, EMPLOYMENT_TYPES);

const orAll = <T extends string>(words: readonly T[], all: readonly T[]) => (words.length === 0 ? all : words);
/** A day before all others: no date given. */
const ANY_DAY = '1900-01-01';

export function rowOfPerson(person: CandidateFacts, asOf: string): Row {
  const position = person.positions[0] ?? 'RN';
  const floor = person.payFloorCents ?? 0;
  const high = payHighCents(floor, person.payTargetCents ?? 0);
  const away = daysAway(person, asOf);
  const w = WEIGHTS_V1.employer;
  const states = JOB_STATES.filter(
    (state) => eligibleToPracticeIn(person, position, state, asOf, asOf).answer === 'ok',
  );
  return {
    id: person.id,
    position,
    lat: coordinateUnits(person.latitude ?? 0) / 1e5,
    lng: coordinateUnits(person.longitude ?? 0) / 1e5,
    open: person.approved && person.holds.length === 0,
    states: maskOf(JOB_STATES, states),
    certifications: maskOf(
      CERTIFICATION_IDS,
      person.certifications.filter((c) => c.expiresOn !== null && c.expiresOn >= asOf).map((c) => c.id),
    ),
    wishes: maskOf(WISHES, [
      ...orAll(person.shifts, SHIFTS),
      ...orAll(person.shiftPatterns, SHIFT_PATTERNS),
      ...orAll(person.employmentTypes, EMPLOYMENT_TYPES),
    ]),
    floor,
    pay_low: payLowCents(floor, high),
    pay_high: high,
    radius: person.radiusMiles ?? 25_000,
    tenths: tenthsOf(person.yearsExperience),
    earliest: person.earliestStart ?? ANY_DAY,
    needs_sponsorship: person.needsSponsorship,
    shift_value: scheduleValue(person.shifts.length, -1, -1),
    pattern_value: scheduleValue(-1, person.shiftPatterns.length, -1),
    type_value: scheduleValue(-1, -1, person.employmentTypes.length),
    settings: maskOf(FACILITY_TYPES, person.settings),
    specialties: maskOf(SPECIALTY_IDS, person.specialties),
    skills: maskOf(SKILL_IDS, person.skills),
    q_static:
      w.experience * experienceValue(tenthsOf(person.yearsExperience)) +
      w.recency * (away === null ? 0 : recencyValue(away)) +
      w.completeness * completenessValue(percentOf(person.completeness)),
  };
}

export const rowOfJob = (job: JobFacts, asOf: string): Row => ({
  id: job.id,
  position: job.position,
  lat: coordinateUnits(job.latitude) / 1e5,
  lng: coordinateUnits(job.longitude) / 1e5,
  state: maskOf(JOB_STATES, [job.state]),
  required: maskOf(CERTIFICATION_IDS, job.requiredCertifications),
  preferred: maskOf(CERTIFICATION_IDS, job.preferredCertifications),
  wish: maskOf(WISHES, [job.shift, job.shiftPattern, job.employmentType]),
  top_rate: topRateCents(job),
  rate: expectedRateCents(job),
  tenths: tenthsOf(job.minimumYears),
  work_day: laterOf(asOf, job.startDate),
  sponsors: job.sponsorshipAvailable,
  setting: job.facilityType === null ? 0 : maskOf(FACILITY_TYPES, [job.facilityType]),
  specialty: job.specialty === null ? 0 : maskOf(SPECIALTY_IDS, [job.specialty]),
  skills: maskOf(SKILL_IDS, job.skills),
  response: responseValue(job.responseRecord),
});

const CHUNK_LINES = 5_000;

/** Writes rows as CSV without a header, which both databases load. */
export async function writeCsv(path: string, columns: Columns, rows: Iterable<Row>): Promise<void> {
  const names = Object.keys(columns);
  const file = createWriteStream(path, { mode: 0o644 });
  let lines: string[] = [];
  const flush = async () => {
    const text = `${lines.join('\n')}\n`;
    lines = [];
    if (!file.write(text)) await once(file, 'drain');
  };
  for (const row of rows) {
    lines.push(names.map((name) => String(row[name])).join(','));
    if (lines.length === CHUNK_LINES) await flush();
  }
  if (lines.length > 0) await flush();
  file.end();
  await once(file, 'close');
}
