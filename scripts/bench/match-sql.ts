import type { Client } from 'pg';
import { laterOf } from '#matching/core/days.ts';
import { daysAway } from '#matching/core/employer-score.ts';
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
} from '#matching/core/formulas.ts';
import { coordinateUnits, EARTH_RADIUS_MILES } from '#matching/core/distance.ts';
import { eligibleToPracticeIn } from '#matching/core/license-rules.ts';
import type { CandidateFacts, JobFacts } from '#matching/core/types.ts';
import { WEIGHTS_V1 } from '#matching/core/weights.ts';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  JOB_STATES,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
} from '#shared/kernel/vocabulary.ts';

/**
 * The same question to PostgreSQL, asked as well as we know how: one flat table with everything that no job
 * changes computed beforehand, clustered by position and place, an index that leads with both, warm, jit off. What
 * is compared is the same formula over the same rows.
 */

const WISHES = [...SHIFTS, ...SHIFT_PATTERNS, ...EMPLOYMENT_TYPES] as const;
const mask = (vocabulary: readonly string[], words: readonly string[]) =>
  words.reduce((bits, word) => bits | (1 << vocabulary.indexOf(word)), 0);
const wishesOf = <T extends string>(words: readonly T[], all: readonly T[]) => (words.length === 0 ? all : words);

const COLUMNS = {
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
  relocates: 'bool',
  tenths: 'int4',
  earliest: 'date',
  needs_sponsorship: 'bool',
  schedule: 'float8',
  settings: 'int4',
  specialties: 'int4',
  skills: 'int4',
  q_static: 'float8',
} as const;
type Row = Record<keyof typeof COLUMNS, string | number | boolean | null>;

export function rowOf(person: CandidateFacts, asOf: string): Row {
  const position = person.positions[0] ?? 'RN';
  const floor = person.payFloorCents ?? 0;
  const high = payHighCents(floor, person.payTargetCents ?? 0);
  const away = daysAway(person, asOf);
  const w = WEIGHTS_V1.employer;
  return {
    id: person.id,
    position,
    lat: coordinateUnits(person.latitude ?? 0) / 1e5,
    lng: coordinateUnits(person.longitude ?? 0) / 1e5,
    open: person.approved && person.holds.length === 0,
    states: mask(
      JOB_STATES,
      JOB_STATES.filter((state) => eligibleToPracticeIn(person, position, state, asOf, asOf).answer === 'ok'),
    ),
    certifications: mask(
      CERTIFICATION_IDS,
      person.certifications.filter((c) => c.expiresOn !== null && c.expiresOn >= asOf).map((c) => c.id),
    ),
    wishes: mask(WISHES, [
      ...wishesOf(person.shifts, SHIFTS),
      ...wishesOf(person.shiftPatterns, SHIFT_PATTERNS),
      ...wishesOf(person.employmentTypes, EMPLOYMENT_TYPES),
    ]),
    floor,
    pay_low: payLowCents(floor, high),
    pay_high: high,
    radius: person.radiusMiles,
    relocates: person.willRelocate,
    tenths: tenthsOf(person.yearsExperience),
    earliest: person.earliestStart,
    needs_sponsorship: person.needsSponsorship,
    schedule: scheduleValue(person.shifts.length, person.shiftPatterns.length, person.employmentTypes.length),
    settings: mask(FACILITY_TYPES, person.settings),
    specialties: mask(SPECIALTY_IDS, person.specialties),
    skills: mask(SKILL_IDS, person.skills),
    q_static:
      w.experience * experienceValue(tenthsOf(person.yearsExperience)) +
      w.recency * (away === null ? 0 : recencyValue(away)) +
      w.completeness * completenessValue(percentOf(person.completeness)),
  };
}

const CHUNK = 20_000;

/** Fills a table with the people; the caller owns the database. */
export async function fillPostgres(client: Client, people: Iterable<CandidateFacts>, asOf: string): Promise<void> {
  const names = Object.keys(COLUMNS) as (keyof Row)[];
  await client.query('set jit = off');
  await client.query('drop table if exists bench_people');
  await client.query(
    `create unlogged table bench_people (${names.map((name) => `${name} ${COLUMNS[name]}`).join(', ')})`,
  );
  const insert = `insert into bench_people select * from unnest(${names.map((name, i) => `$${i + 1}::${COLUMNS[name]}[]`).join(', ')})`;
  let chunk: Row[] = [];
  const flush = async () => {
    await client.query(
      insert,
      names.map((name) => chunk.map((row) => row[name])),
    );
    chunk = [];
  };
  for (const person of people) {
    chunk.push(rowOf(person, asOf));
    if (chunk.length === CHUNK) await flush();
  }
  if (chunk.length > 0) await flush();
  await client.query('create index bench_place on bench_people (position, lat, lng, floor)');
  await client.query('cluster bench_people using bench_place');
  await client.query('analyze bench_people');
}

const SQL = `
  with job as (select $1::float8 lat, $2::float8 lng), near as (
    select c.*, 2 * ${EARTH_RADIUS_MILES} * asin(sqrt(least(1, sin(radians(job.lat - c.lat) / 2) ^ 2
      + cos(radians(c.lat)) * cos(radians(job.lat)) * sin(radians(job.lng - c.lng) / 2) ^ 2))) as miles
    from bench_people c, job
    where c.open and c.position = $3::text and (not $4::bool or (c.lat between $5::float8 and $6::float8 and c.lng between $7::float8 and $8::float8))
      and c.states & $9::int4 = $9::int4 and c.certifications & $10::int4 = $10::int4 and c.wishes & $11::int4 = $11::int4
      and c.floor <= $12::int4 and c.tenths >= $13::int4 and (c.earliest is null or c.earliest <= $14::date)
      and (not c.needs_sponsorship or $15::bool)
  ), scored as (
    select id,
      $16::float8 * schedule + $17::float8 * (case when settings = 0 or $18::int4 = 0 then 0.5 when settings & $18::int4 <> 0 then 1 else 0 end)
        + $19::float8 + $20::float8 * greatest(0, 1 - miles / 60)
        + $21::float8 * (case when pay_high = 0 then 0.5 else greatest(0, least(1, ($22::float8 - pay_low) / (pay_high - pay_low)::float8)) end) as p,
      q_static + $23::float8 * (case when $24::int4 = 0 or specialties & $24::int4 <> 0 then 1 else 0 end)
        + $25::float8 * (case when $26::int4 = 0 then 1 else bit_count((skills & $26::int4)::bit(32)) / bit_count($26::bit(32))::float8 end)
        + $27::float8 * (case when $28::int4 = 0 then 1 else bit_count((certifications & $28::int4)::bit(32)) / bit_count($28::bit(32))::float8 end) as q
    from near where relocates or radius is null or miles <= radius
  )
  select id, p * q as rank from scored order by rank desc, id limit $29::int4`;

/** Degrees that the widest radius of the population reaches. */
const BOX_MILES = 75;

export function parametersOf(job: JobFacts, mode: 'gates' | 'radius', asOf: string, limit: number): unknown[] {
  const lat = coordinateUnits(job.latitude) / 1e5;
  const lng = coordinateUnits(job.longitude) / 1e5;
  const dLat = BOX_MILES / 69;
  const dLng = BOX_MILES / (69 * Math.cos(((Math.abs(lat) + dLat) * Math.PI) / 180));
  const { candidate: p, employer: q } = WEIGHTS_V1;
  return [
    lat,
    lng,
    job.position,
    mode === 'radius',
    lat - dLat,
    lat + dLat,
    lng - dLng,
    lng + dLng,
    mask(JOB_STATES, [job.state]),
    mask(CERTIFICATION_IDS, job.requiredCertifications),
    mask(WISHES, [job.shift, job.shiftPattern, job.employmentType]),
    topRateCents(job),
    tenthsOf(job.minimumYears),
    laterOf(asOf, job.startDate),
    job.sponsorshipAvailable,
    p.schedule,
    p.setting,
    job.facilityType === null ? 0 : mask(FACILITY_TYPES, [job.facilityType]),
    p.response * responseValue(job.responseRecord),
    p.commute,
    p.pay,
    expectedRateCents(job),
    q.specialty,
    job.specialty === null ? 0 : mask(SPECIALTY_IDS, [job.specialty]),
    q.skills,
    mask(SKILL_IDS, job.skills),
    q.certifications,
    mask(CERTIFICATION_IDS, job.preferredCertifications),
    limit,
  ];
}

/** A named statement: the driver prepares it once and the server keeps its plan. */
export async function askPostgres(client: Client, parameters: unknown[]): Promise<{ id: string; rank: number }[]> {
  const { rows } = await client.query<{ id: string; rank: number }>({
    name: 'bench_match_call',
    text: SQL,
    values: parameters,
  });
  return rows;
}
