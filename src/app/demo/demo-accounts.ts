import { ensureAdministrator } from '#domains/accounts/server/identity/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { makeEmployer, type Employer } from './employers.ts';
import { makePerson, type Person, type PeopleOptions } from './people.ts';
import { makePosting, openingOf, type Posting } from './postings.ts';

export interface NamedAccounts {
  people: Person[];
  employers: Employer[];
  postings: Posting[];
  /** Jobs without viewers yet: they are matched once the history is over. */
  newToday: string[];
  passwords: { people: Map<string, string>; employers: Map<string, string> };
}

/** The accounts that demo visitors sign in with, all with the same public password. */
export async function nameDemoAccounts(deps: Deps, options: PeopleOptions): Promise<NamedAccounts> {
  const password = await deps.auth.hashPassword(DEMO_PASSWORD);
  await ensureAdministrator(deps, { email: 'admin@demo.tallgrass.test', password: DEMO_PASSWORD });

  const candidate = inKansasCity(
    makePerson(0, options, {
      position: 'RN',
      state: 'approved',
      name: 'Riley Sample',
      email: 'candidate@demo.tallgrass.test',
    }),
    options,
  );
  const pendingCandidate = makePerson(1, options, {
    position: 'LPN',
    state: 'pending',
    name: 'Jordan Sample',
    email: 'pending-candidate@demo.tallgrass.test',
  });
  const employer = makeEmployer(2, options, {
    name: 'Bluestem Fork Medical Center',
    email: 'employer@demo.tallgrass.test',
    state: 'approved',
    personName: 'Morgan Sample',
  });
  placeInKansasCity(employer, options);
  const pendingEmployer = makeEmployer(3, options, {
    name: 'Copper Thistle Community Hospital',
    email: 'pending-employer@demo.tallgrass.test',
    state: 'pending',
    personName: 'Casey Sample',
  });

  const published = { status: 'published' } as const;
  const postings = [
    ...Array.from({ length: 5 }, (_none, i) => {
      const posting = suited(makePosting(i, employer, options, { ...published, position: 'RN' }));
      return i < LIVED_POSTINGS ? posting : postedToday(posting, options.now);
    }),
    makePosting(5, employer, options, { ...published, position: 'CNA' }),
    makePosting(6, employer, options, { ...published, position: 'MA' }),
    makePosting(7, employer, options, { status: 'draft', position: 'RRT' }),
  ];
  return {
    people: [candidate, pendingCandidate],
    employers: [employer, pendingEmployer],
    postings,
    newToday: postings.slice(LIVED_POSTINGS, 5).map(({ id }) => id),
    passwords: {
      people: new Map([candidate, pendingCandidate].map(({ userId }) => [userId, password])),
      employers: new Map([employer, pendingEmployer].map(({ owner }) => [owner.userId, password])),
    },
  };
}

const KANSAS_CITY = '64108';

/** A nurse with plenty to see: licensed in both states by the compact, certified, and open to most jobs. */
function inKansasCity(person: Person, { places }: PeopleOptions): Person {
  const place = places.get(KANSAS_CITY);
  if (!place) return person;
  const nextYear = `${new Date(person.submittedAt).getUTCFullYear() + 2}-12-31`;
  return {
    ...person,
    profile: {
      ...person.profile,
      homeCity: place.city,
      homeState: place.state,
      homeZip: place.zip,
      homeLatitude: place.latitude,
      homeLongitude: place.longitude,
      specialties: ['icu', 'med_surg', 'telemetry'],
      yearsExperience: 7,
      headline: 'Registered nurse, seven years at the bedside',
    },
    preferences: {
      ...person.preferences,
      payFloorCents: 2800,
      payTargetCents: 3900,
      shifts: ['days', 'evenings', 'nights'],
      shiftPatterns: ['3x12', '4x10', '5x8'],
      employmentTypes: ['full_time', 'part_time'],
      radiusMiles: 60,
      autoApply: true,
      autoApplyDailyCap: 2,
    },
    licenses: person.licenses.map((license) => ({
      ...license,
      state: 'MO',
      compactStatus: 'multistate',
      expiresOn: nextYear,
    })),
    certifications: (['BLS', 'ACLS'] as const).map((kind) => ({
      ...person.certifications[0],
      userId: person.userId,
      kind,
      expiresOn: nextYear,
      verificationState: 'verified',
      verificationSource: 'American Heart Association (sample)',
      verifiedAt: person.submittedAt,
    })),
  };
}

function placeInKansasCity(employer: Employer, { places }: PeopleOptions): void {
  const place = places.get(KANSAS_CITY);
  if (!place) return;
  for (const facility of employer.facilities) {
    const { city, state, zip, latitude, longitude } = place;
    Object.assign(facility, { place, city, state, zip, latitude, longitude });
    Object.assign(employer.root, { city, state, zip, latitude, longitude });
  }
}

/** How many of the demo employer's five nursing jobs have a history; the rest are new today. */
const LIVED_POSTINGS = 3;

/** Matches the demo candidate hasn't seen: more than automatic applications use up in a day. */
const postedToday = (posting: Posting, now: Date): Posting => {
  const thisMorning = new Date(now.getTime() - 3 * 3_600_000);
  return {
    ...posting,
    description: (posting.description ?? '').replace(/^.*? on \w+\./, openingOf('full_time', 'days')),
    employmentType: 'full_time',
    shift: 'days',
    shiftPattern: '3x12',
    publishedAt: thisMorning,
    statusChangedAt: thisMorning,
    createdAt: thisMorning,
    updatedAt: thisMorning,
  };
};

/** Jobs that many people qualify for, so that the demo employer has candidates. */
const suited = (posting: Posting): Posting => ({
  ...posting,
  minimumYears: 0,
  requiredCertifications: ['BLS'],
  payMaxCents: Math.max(posting.payMaxCents ?? 0, 4000),
});
