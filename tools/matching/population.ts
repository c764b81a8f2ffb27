/**
 * Generated people and jobs around real Missouri and Kansas cities, repeatable by seed: data for benchmarks, the
 * simulated market and the large-market engine test. Pay levels follow national hourly medians by occupation (OEWS,
 * May 2023), at 0.81 for RN and 0.9 for the others.
 */
import type { CandidateFacts, JobFacts, LicenseFacts } from '#domains/matching/engine/types.ts';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  FACILITY_TYPES,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  type JobState,
  type Position,
} from '#kernel/vocabulary.ts';
import { seeded, type Random } from '#tools/matching/random.ts';

export const POPULATION_DAY = '2026-11-21';

interface City {
  readonly state: JobState;
  readonly latitude: number;
  readonly longitude: number;
  /** Population in thousands: sampling weight. */
  readonly weight: number;
}

const CITIES: readonly City[] = (
  [
    ['MO', 39.0997, -94.5786, 508],
    ['MO', 38.627, -90.1994, 950],
    ['MO', 37.209, -93.2923, 169],
    ['MO', 38.9517, -92.3341, 126],
    ['MO', 37.0842, -94.5133, 52],
    ['MO', 39.7675, -94.8467, 72],
    ['MO', 37.3059, -89.5181, 40],
    ['MO', 38.5767, -92.1735, 43],
    ['KS', 37.6872, -97.3301, 397],
    ['KS', 38.9822, -94.6708, 390],
    ['KS', 39.0473, -95.6752, 126],
    ['KS', 38.9717, -95.2353, 95],
    ['KS', 38.8403, -97.6114, 47],
    ['KS', 37.4109, -94.705, 21],
    ['KS', 38.8792, -99.3268, 21],
    ['KS', 37.7528, -100.0171, 28],
  ] as const
).map(([state, latitude, longitude, weight]) => ({ state, latitude, longitude, weight }));
const TOTAL_WEIGHT = CITIES.reduce((sum, city) => sum + city.weight, 0);

/** Share of people per position (percent) and its median hourly pay in cents. */
const TRADES: readonly { readonly position: Position; readonly share: number; readonly pay: number }[] = [
  { position: 'RN', share: 30, pay: 3350 },
  { position: 'LPN', share: 9, pay: 2580 },
  { position: 'CNA', share: 16, pay: 1700 },
  { position: 'NP', share: 3, pay: 5450 },
  { position: 'MA', share: 9, pay: 1820 },
  { position: 'PT', share: 3, pay: 4310 },
  { position: 'OT', share: 2, pay: 4170 },
  { position: 'RRT', share: 3, pay: 3340 },
  { position: 'PHLEB', share: 3, pay: 1810 },
  { position: 'PCT', share: 6, pay: 1690 },
  { position: 'RT', share: 4, pay: 3170 },
  { position: 'MT', share: 4, pay: 2620 },
  { position: 'PHARM_TECH', share: 4, pay: 1750 },
  { position: 'FRONT_DESK', share: 4, pay: 1730 },
];

const UNLICENSED: ReadonlySet<Position> = new Set(['MA', 'PHLEB', 'PCT', 'MT', 'FRONT_DESK']);
const COMPACT: ReadonlySet<Position> = new Set(['RN', 'LPN']);

function city(random: Random): City {
  let left = random.next() * TOTAL_WEIGHT;
  for (const candidate of CITIES) {
    left -= candidate.weight;
    if (left < 0) return candidate;
  }
  return CITIES[0] as City;
}

function trade(random: Random): (typeof TRADES)[number] {
  let left = random.next() * 100;
  for (const candidate of TRADES) {
    left -= candidate.share;
    if (left < 0) return candidate;
  }
  return TRADES[0] as (typeof TRADES)[number];
}

/** A point around a city: denser in the center, up to about 40 miles out. */
function spot(random: Random, from: City): { latitude: number; longitude: number } {
  const miles = Math.abs(random.normal()) * 12;
  const angle = random.next() * 2 * Math.PI;
  return {
    latitude: from.latitude + (miles / 69) * Math.sin(angle),
    longitude: from.longitude + (miles / 54) * Math.cos(angle),
  };
}

const id = (prefix: string, index: number) => `${prefix}-${index.toString(36).padStart(6, '0')}`;
const dollars = (cents: number) => Math.max(1500, Math.round(cents / 25) * 25);

function licenseOf(random: Random, position: Position, state: JobState): LicenseFacts[] {
  if (UNLICENSED.has(position) || (position === 'RT' && state === 'MO')) return [];
  const rare = random.next();
  return [
    {
      state,
      type: position,
      compactStatus: COMPACT.has(position) && random.chance(0.7) ? 'multistate' : 'single_state',
      status: rare < 0.01 ? 'encumbered' : rare < 0.03 ? 'expired' : 'active',
      issuedOn: '2019-06-01',
      expiresOn: `${2027 + random.below(2)}-${String(1 + random.below(12)).padStart(2, '0')}-28`,
      privilegeWithdrawnStates: [],
      verified: random.chance(0.97),
    },
  ];
}

export interface PopulationOptions {
  readonly seed: number;
  readonly prefix?: string;
  /** Share of people who would move anywhere in the two states. */
  readonly relocating?: number;
  readonly positions?: readonly Position[];
}

export function* people(
  count: number,
  { seed, prefix = 'c', relocating = 0.06, positions }: PopulationOptions,
): Generator<CandidateFacts> {
  const random = seeded(seed);
  for (let index = 0; index < count; index++) {
    let { position, pay } = trade(random);
    if (positions) {
      position = random.pick(positions);
      pay = TRADES.find((t) => t.position === position)?.pay ?? pay;
    }
    const home = city(random);
    const years = Math.round(Math.min(40, -Math.log(1 - random.next()) * 7) * 10) / 10;
    const floor = dollars(pay * (0.82 + 0.01 * Math.min(years, 20)) * (1 + 0.07 * random.normal()));
    const working = random.chance(0.75);
    const held = random.some(CERTIFICATION_IDS.slice(0, 5), 0.45);
    if (!held.includes('BLS') && random.chance(0.8)) held.push('BLS');
    yield {
      id: id(prefix, index),
      positions: [position],
      licenses: licenseOf(random, position, home.state),
      homeState: home.state,
      ...spot(random, home),
      movedFromState: null,
      movedOn: null,
      graduatedOn: null,
      firstExamResultOn: null,
      licenseExpectedOn: null,
      certifications: held.map((certification) => ({
        id: certification,
        expiresOn: `${random.chance(0.03) ? 2026 : 2027 + random.below(2)}-${String(1 + random.below(10)).padStart(2, '0')}-28`,
      })),
      approved: random.chance(0.95),
      holds: random.chance(0.005) ? ['screening'] : [],
      payFloorCents: floor,
      payTargetCents: dollars(floor * (1.05 + 0.2 * random.next())),
      shifts: random.chance(0.25) ? [] : random.some(SHIFTS, 0.55),
      shiftPatterns: random.chance(0.4) ? [] : random.some(SHIFT_PATTERNS, 0.6),
      employmentTypes: random.chance(0.3) ? [] : ['full_time', ...random.some(EMPLOYMENT_TYPES.slice(1), 0.35)],
      radiusMiles: random.pick([10, 15, 20, 25, 30, 40, 50, 75]),
      willRelocate: random.chance(relocating),
      relocateStates: [],
      earliestStart: random.chance(0.5) ? null : `2026-12-${String(1 + random.below(28)).padStart(2, '0')}`,
      blockedOrganizationIds: random.chance(0.03) ? [`org-${random.below(40)}`] : [],
      specialties: random.some(SPECIALTY_IDS, 0.12),
      settings: random.some(FACILITY_TYPES, 0.2),
      skills: random.some(SKILL_IDS, 0.25),
      yearsExperience: years,
      lastWorkedOn: working ? null : `202${4 + random.below(3)}-0${1 + random.below(9)}-15`,
      currentlyWorking: working,
      completeness: Math.round(100 * (0.5 + 0.5 * random.next())) / 100,
      workAuthorized: true,
      needsSponsorship: random.chance(0.02),
      autoApply: { consent: random.chance(0.6), dailyCap: 3, activeCap: 10 },
    };
  }
}

export function* openings(
  count: number,
  { seed, prefix = 'j', positions }: Omit<PopulationOptions, 'relocating'>,
): Generator<JobFacts> {
  const random = seeded(seed);
  for (let index = 0; index < count; index++) {
    let { position, pay } = trade(random);
    if (positions) {
      position = random.pick(positions);
      pay = TRADES.find((t) => t.position === position)?.pay ?? pay;
    }
    const place = city(random);
    const payMinCents = dollars(pay * (0.9 + 0.12 * random.next()));
    yield {
      id: id(prefix, index),
      organizationPath: [`org-${random.below(40)}`],
      position,
      state: place.state,
      ...spot(random, place),
      licenseStates: [],
      requiredCertifications: random.chance(0.7) ? ['BLS', ...random.some(CERTIFICATION_IDS.slice(1, 3), 0.15)] : [],
      preferredCertifications: random.some(CERTIFICATION_IDS.slice(1, 5), 0.25),
      minimumYears: random.pick([0, 0, 0, 1, 1, 2, 3]),
      specialty: random.chance(0.8) ? random.pick(SPECIALTY_IDS) : null,
      facilityType: random.pick(FACILITY_TYPES),
      skills: random.some(SKILL_IDS, 0.12),
      shift: random.pick(SHIFTS),
      shiftPattern: random.pick(SHIFT_PATTERNS),
      employmentType: random.chance(0.6) ? 'full_time' : random.pick(EMPLOYMENT_TYPES),
      payMinCents,
      payMaxCents: dollars(payMinCents * (1.1 + 0.2 * random.next())),
      nightDifferentialCents: 400,
      weekendDifferentialCents: 300,
      callRateCents: 500,
      signOnBonusCents: 0,
      startDate: '2027-01-04',
      validThrough: '2027-02-28',
      openings: 1 + random.below(3),
      workAuthorizationRequired: true,
      sponsorshipAvailable: random.chance(0.1),
      responseRecord: random.chance(0.2) ? null : Math.round(random.next() * 20) / 20,
      status: 'published',
    };
  }
}
