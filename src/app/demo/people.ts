import type {
  candidatePreferences,
  candidateProfiles,
  certifications,
  education,
  licenses,
  workHistory,
} from '#domains/profiles/db/candidates.ts';
import { dayOf } from '#kernel/days.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { FIRST_REQUIREMENTS, mustShowLicense } from '#domains/verification/contract/requirements-rules.ts';
import { CERTIFICATIONS, POSITION_LABELS, type Position, type ShiftPattern } from '#kernel/vocabulary.ts';
import {
  CERTIFICATIONS_OF,
  CITIES,
  FIRST_NAMES,
  LAST_NAMES,
  PAY,
  POSITION_SHARES,
  SETTINGS_OF,
  SKILLS_OF,
  SPECIALTIES_OF,
} from './vocabulary.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

type Insert<T extends { $inferInsert: unknown }> = T['$inferInsert'];

/** An invented person with everything that onboarding would have written. */
export interface Person {
  userId: string;
  name: string;
  email: string;
  position: Position;
  state: 'pending' | 'needs_fix' | 'rejected' | 'approved' | 'onboarding';
  submittedAt: Date;
  profile: Insert<typeof candidateProfiles>;
  preferences: Insert<typeof candidatePreferences>;
  privateFacts: { dateOfBirth: string; streetAddress: string };
  phone: string;
  licenses: Insert<typeof licenses>[];
  certifications: Insert<typeof certifications>[];
  work: Insert<typeof workHistory>[];
  education: Insert<typeof education>[];
}

export interface PeopleOptions {
  random: Random;
  places: ReadonlyMap<string, Place>;
  now: Date;
  /** The part of the address before the number, so that repeated loads never collide. */
  batch: string;
}

const STATES = [
  ['approved', 80],
  ['pending', 9],
  ['needs_fix', 4],
  ['rejected', 3],
  ['onboarding', 4],
] as const;

export function makePerson(
  index: number,
  { random, places, now, batch }: PeopleOptions,
  wanted: Partial<Pick<Person, 'position' | 'state' | 'name' | 'email'>> = {},
): Person {
  const position = wanted.position ?? random.weighted(POSITION_SHARES);
  const state = wanted.state ?? random.weighted(STATES);
  const userId = random.uuid();
  const first = random.pick(FIRST_NAMES);
  const name = wanted.name ?? `${first} ${random.pick(LAST_NAMES)}`;
  const city = random.weighted(CITIES.map((c) => [c, c.weight] as const));
  const place = placeAround(places, city.zip);
  const years = Math.min(40, Math.round(-Math.log(1 - random.next()) * 70) / 10);
  const age = 22 + Math.round(years) + random.int(0, 12);
  const dateOfBirth = dayOf(new Date(now.getTime() - (age * 365.25 + random.int(0, 364)) * DAY_MS));
  const submittedAt = new Date(
    now.getTime() -
      random.int(state === 'pending' ? 0 : 3, state === 'pending' ? 4 : 110) * DAY_MS -
      random.int(0, 20) * 3_600_000,
  );
  const isChecked = state === 'approved';
  const checked = isChecked
    ? {
        verificationState: 'verified' as const,
        verificationSource: 'State registry (sample)',
        verifiedAt: new Date(submittedAt.getTime() + DAY_MS),
      }
    : {};
  const factor = 1 + Math.min(years, 20) * 0.012;
  const [low, high] = PAY[position];
  const floor = Math.max(1500, roundTo(low * 0.94 * factor * (0.94 + random.next() * 0.14), 25));
  const specialties = random.some(SPECIALTIES_OF[position], 0.4);
  const pattern: ShiftPattern[] = random.some(['3x12', '4x10', '5x8'], 0.75);

  return {
    userId,
    name,
    email: wanted.email ?? `${batch}-person-${index}@people.demo.tallgrass.test`,
    position,
    state,
    submittedAt,
    phone: `${city.state === 'MO' ? '573' : '785'}-555-${String(100 + (index % 100)).padStart(4, '0')}`,
    privateFacts: {
      dateOfBirth,
      streetAddress: `${random.int(100, 9900)} ${random.pick(['Elm', 'Oak', 'Cedar', 'Walnut', 'Prairie'])} St`,
    },
    profile: {
      userId,
      pseudonym: `TG-${userId.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
      position,
      specialties: specialties.length > 0 ? specialties : [random.pick(SPECIALTIES_OF[position])],
      settings: random.some(SETTINGS_OF[position], 0.6),
      skills: random.some(SKILLS_OF[position], 0.55),
      yearsExperience: years,
      headline: `${POSITION_LABELS[position]} in ${city.name}`,
      about: null,
      homeCity: place.city,
      homeState: place.state,
      homeZip: place.zip,
      homeLatitude: place.latitude + (random.next() - 0.5) * 0.25,
      homeLongitude: place.longitude + (random.next() - 0.5) * 0.25,
      onboardingStep: state === 'onboarding' ? random.pick(['about', 'role', 'credentials']) : 'review',
      submittedAt: state === 'onboarding' ? null : submittedAt,
      approvedAt: isChecked ? new Date(submittedAt.getTime() + random.int(8, 46) * 3_600_000) : null,
      isDemo: true,
    },
    preferences: {
      userId,
      payFloorCents: floor,
      payTargetCents: floor + roundTo((high - low) * (0.2 + random.next() * 0.4), 25),
      shifts: random.chance(0.25)
        ? ['nights', 'evenings']
        : random.some(['days', 'evenings', 'nights', 'weekends'], 0.6),
      shiftPatterns: pattern,
      employmentTypes: ['full_time', ...random.some(['part_time', 'per_diem', 'contract', 'travel'] as const, 0.3)],
      radiusMiles: random.pick([15, 25, 30, 40, 50, 75]),
      willRelocate: random.chance(0.12),
      earliestStart: dayOf(new Date(now.getTime() + random.int(-10, 45) * DAY_MS)),
      workAuthorized: true,
      needsSponsorship: random.chance(0.04),
      autoApply: isChecked && random.chance(0.35),
      autoApplyDailyCap: random.int(1, 3),
      autoApplyActiveCap: random.int(4, 10),
    },
    licenses: mustShowLicense(FIRST_REQUIREMENTS[position].license)
      ? [makeLicense(random, position, place.state, userId, dateOfBirth, now, checked)]
      : [],
    certifications: CERTIFICATIONS_OF[position].flatMap((kind, i) => {
      if (!random.chance(i === 0 ? 0.95 : 0.5)) return [];
      const months = CERTIFICATIONS.find(({ id }) => id === kind)?.months ?? 24;
      const expires = new Date(now.getTime() + random.int(-20, months * 30) * DAY_MS);
      return [{ userId, kind, issuer: 'American Heart Association', expiresOn: endOfMonth(expires), ...checked }];
    }),
    work: makeWork(random, position, userId, years, place, now, checked),
    education: [
      {
        userId,
        school: `${random.pick(CITIES).name} Community College`,
        degree: position === 'RN' || position === 'MT' ? 'Bachelor of Science' : 'Certificate or associate degree',
        graduatedOn: dayOf(new Date(now.getTime() - (years + 0.6) * 365 * DAY_MS)),
        ...checked,
      },
    ],
  };
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

const endOfMonth = (date: Date): string =>
  dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0, 12)));

function placeAround(places: ReadonlyMap<string, Place>, zip: string): Place {
  const place = places.get(zip);
  if (!place) throw new RangeError(`no place is known for ${zip}`);
  return place;
}

type Checked = Partial<Pick<Insert<typeof licenses>, 'verificationState' | 'verificationSource' | 'verifiedAt'>>;

/** A license with the expiration that its state's rule gives (Missouri by year, Kansas by birth month). */
function makeLicense(
  random: Random,
  position: Position,
  state: string,
  userId: string,
  dateOfBirth: string,
  now: Date,
  checked: Checked,
) {
  const isNurse = position === 'RN' || position === 'LPN';
  const year = now.getUTCFullYear();
  return {
    userId,
    licenseType: position,
    state,
    licenseNumber:
      state === 'KS' && isNurse
        ? `${position === 'RN' ? '13' : '23'}-${random.int(100_000, 199_999)}-${dateOfBirth.slice(5, 7)}1`
        : `${year - random.int(1, 15)}${random.int(100_000, 999_999)}`,
    compactStatus: isNurse && random.chance(0.75) ? ('multistate' as const) : ('single_state' as const),
    status: 'active' as const,
    issuedOn: `${year - random.int(1, 4)}-06-15`,
    expiresOn: expiryOf(position, state, dateOfBirth, year),
    ...checked,
  };
}

function expiryOf(position: Position, state: string, dateOfBirth: string, year: number): string {
  if (state === 'MO' && position === 'RN') return `${year % 2 === 0 ? year + 1 : year + 2}-04-30`;
  if (state === 'MO' && position === 'LPN') return `${year % 2 === 0 ? year + 2 : year + 1}-05-31`;
  const month = Number(dateOfBirth.slice(5, 7));
  return dayOf(new Date(Date.UTC(year + 1, month, 0, 12)));
}

function makeWork(
  random: Random,
  position: Position,
  userId: string,
  years: number,
  place: Place,
  now: Date,
  checked: Checked,
) {
  const count = years < 1 ? 0 : Math.min(3, 1 + Math.floor(years / 4));
  let end: Date | null = random.chance(0.6) ? null : new Date(now.getTime() - random.int(10, 200) * DAY_MS);
  return Array.from({ length: count }, () => {
    const length = Math.max(200, Math.round((years / count) * 365));
    const last: Date = end ?? now;
    const start = new Date(last.getTime() - length * DAY_MS);
    const row = {
      userId,
      employerName: `${random.pick(['Riverside', 'Hilltop', 'Northgate', 'Lakeview', 'Old Mill'])} ${random.pick(['Care', 'Health', 'Clinic', 'Hospital'])} (sample)`,
      facilityType: random.pick(SETTINGS_OF[position]),
      city: place.city,
      state: place.state,
      title: POSITION_LABELS[position],
      specialty: random.pick(SPECIALTIES_OF[position]),
      startedOn: dayOf(start),
      endedOn: end ? dayOf(end) : null,
      ...checked,
    };
    end = new Date(start.getTime() - random.int(5, 60) * DAY_MS);
    return row;
  });
}
