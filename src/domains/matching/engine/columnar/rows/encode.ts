/**
 * Encodes a person into a row. What a row cannot hold (blocked employers, undecided licenses) stays in the kept facts.
 */
import type { Position } from '#kernel/vocabulary.ts';
import { coordinateUnits } from '../../distance.ts';
import {
  completenessValue,
  experienceValue,
  payHighCents,
  percentOf,
  recencyValue,
  scheduleValue,
  tenthsOf,
} from '../../score/formulas.ts';
import type { CandidateFacts, Day, Weights } from '../../types.ts';
import {
  ALL_PATTERNS,
  ALL_SHIFTS,
  ALL_TYPES,
  certificationMask,
  facilityMask,
  jobStateMask,
  popcount,
  skillMask,
  smallDay,
  specialtyMask,
  scheduleMask,
} from './bits.ts';
import { FLAG, NO_RADIUS, WORKS_NOW } from './row-codes.ts';
import type { Rows } from './rows.ts';
import { licensedStates, type LicensedStates } from './licensed-states.ts';
import { JOB_STATES } from '#kernel/vocabulary.ts';

const TYPES_RADIX = 6;
const PATTERNS_RADIX = 4;
const SCHEDULE_CODES = 6 * PATTERNS_RADIX * TYPES_RADIX;

/** Numbers of shifts, patterns and types named, packed into one code. */
const scheduleCode = (shifts: number, patterns: number, types: number): number =>
  (popcount(shifts) * PATTERNS_RADIX + popcount(patterns)) * TYPES_RADIX + popcount(types);

/** The weighted schedule feature per code, for people who accept the job's schedule. */
export const scheduleTable = (weight: number): Float64Array =>
  Float64Array.from({ length: SCHEDULE_CODES }, (_, code) => {
    const patterns = Math.floor(code / TYPES_RADIX) % PATTERNS_RADIX;
    return weight * scheduleValue(Math.floor(code / TYPES_RADIX / PATTERNS_RADIX), patterns, code % TYPES_RADIX);
  });

/**
 * The same for any person: entry `code · 8 + refused`, where `refused` has bit 1 for the shift, 2 for the pattern, 4
 * for the type.
 */
export const ungatedScheduleTable = (weight: number): Float64Array =>
  Float64Array.from({ length: SCHEDULE_CODES * 8 }, (_, entry) => {
    const code = entry >> 3;
    const counts = [
      Math.floor(code / TYPES_RADIX / PATTERNS_RADIX),
      Math.floor(code / TYPES_RADIX) % PATTERNS_RADIX,
      code % TYPES_RADIX,
    ];
    const [shifts = 0, patterns = 0, types = 0] = counts.map((count, i) => ((entry >> i) & 1 ? -1 : count));
    return weight * scheduleValue(shifts, patterns, types);
  });

function whole(value: number, max: number, what: string, id: string): number {
  if (!Number.isInteger(value) || value < 0 || value > max) throw new RangeError(`${what} of ${id}: ${value}`);
  return value;
}

function flagsOf(person: CandidateFacts, { byStart, isHeld }: LicensedStates): number {
  let flags = FLAG.alive;
  if (person.approved && person.holds.length === 0) flags |= FLAG.open;
  if (byStart) flags |= FLAG.licenseByStart;
  if (isHeld) flags |= FLAG.licenseHeld;
  if (person.blockedOrganizationIds.length > 0) flags |= FLAG.hasBlocks;
  if (person.needsSponsorship) flags |= FLAG.needsSponsorship;
  if (person.workAuthorized === false) flags |= FLAG.notAuthorized;
  if (person.latitude !== null && person.longitude !== null) flags |= FLAG.located;
  return flags;
}

/** Last day in the field: the later of work and graduation; 0 when neither is known. */
function lastDayOf(person: CandidateFacts): number {
  if (person.currentlyWorking) return WORKS_NOW;
  const days = [person.lastWorkedOn, person.graduatedOn].filter((day) => day !== null).map(smallDay);
  return Math.max(0, ...days);
}

const orAll = (bits: number, all: number) => (bits === 0 ? all : bits);

/**
 * The part of the employer score that no job changes: experience, recency, completeness, in the order of
 * `EMPLOYER_FEATURES`.
 */
export function employerBaseScore(
  tenths: number,
  last: number,
  percent: number,
  weights: Weights,
  today: number,
): number {
  const { experience, recency, completeness } = weights.employer;
  const recent = last === 0 ? 0 : recencyValue(last === WORKS_NOW ? 0 : Math.max(0, today - last));
  let score = experience * experienceValue(tenths);
  score += recency * recent;
  score += completeness * completenessValue(percent);
  return score;
}

/** Throws a RangeError, and writes nothing, when a value does not fit. Returns whether the facts must be kept. */
export function encodeCandidate(
  rows: Rows,
  row: number,
  person: CandidateFacts,
  position: Position,
  asOf: Day,
  weights: Weights,
): { readonly keepFacts: boolean } {
  const floor = whole(person.payFloorCents ?? 0, 56_000, 'pay floor', person.id);
  const payHigh = whole(payHighCents(floor, person.payTargetCents ?? 0), 65_535, 'pay target', person.id);
  const radius =
    person.radiusMiles === null ? NO_RADIUS : whole(person.radiusMiles, NO_RADIUS - 1, 'radius', person.id);
  const tenths = whole(tenthsOf(person.yearsExperience), 65_535, 'years', person.id);
  const located = person.latitude !== null && person.longitude !== null;
  const lat = located ? coordinateUnits(person.latitude) : 0;
  const lng = located ? coordinateUnits(person.longitude) : 0;
  if (!(Math.abs(lat) <= 9_000_000) || !(Math.abs(lng) <= 18_000_000)) throw new RangeError(`home of ${person.id}`);
  if (Number.isNaN(person.completeness)) throw new RangeError(`completeness of ${person.id}`);
  const valid = person.certifications.filter((held) => held.expiresOn !== null && held.expiresOn >= asOf);
  const certifications = certificationMask(valid.map((held) => held.id));
  const skills = skillMask(person.skills);
  const specialties = specialtyMask(person.specialties);
  const settings = facilityMask(person.settings);
  const shifts = scheduleMask(person.shifts);
  const patterns = scheduleMask(person.shiftPatterns);
  const types = scheduleMask(person.employmentTypes);
  const schedules = orAll(shifts, ALL_SHIFTS) | orAll(patterns, ALL_PATTERNS) | orAll(types, ALL_TYPES);
  const earliest = person.earliestStart === null ? 0 : smallDay(person.earliestStart);
  const lastDay = lastDayOf(person);
  const licensed = licensedStates(person, position, asOf);

  const percent = percentOf(person.completeness);
  rows.write(row, {
    employerBase: employerBaseScore(tenths, lastDay, percent, weights, smallDay(asOf)),
    lat,
    lng,
    statesLow: licensed.low,
    statesHigh: licensed.high,
    certifications,
    skills,
    specialties,
    settings,
    schedules,
    floor,
    payHigh,
    radius,
    tenths,
    earliest,
    lastDay,
    validUntil: licensed.validUntil,
    scheduleCode: scheduleCode(shifts, patterns, types),
    percent,
    flags: flagsOf(person, licensed),
    relocates: relocationMask(person),
  });
  return { keepFacts: licensed.byStart || licensed.isHeld || person.blockedOrganizationIds.length > 0 };
}

function relocationMask(person: CandidateFacts): number {
  if (!person.willRelocate) return 0;
  const anywhere = person.relocateStates.length === 0;
  return jobStateMask(JOB_STATES.filter((state) => anywhere || person.relocateStates.includes(state)));
}
