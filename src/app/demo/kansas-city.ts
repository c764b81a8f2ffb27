import type { Employer } from './employers.ts';
import type { PeopleOptions, Person } from './people.ts';

const KANSAS_CITY = '64108';

/** A nurse with plenty to see: licensed in both states by the compact, certified, and open to most jobs. */
export function inKansasCity(person: Person, { places }: PeopleOptions): Person {
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

export function placeInKansasCity(employer: Employer, { places }: PeopleOptions): void {
  const place = places.get(KANSAS_CITY);
  if (!place) return;
  for (const facility of employer.facilities) {
    const { city, state, zip, latitude, longitude } = place;
    Object.assign(facility, { place, city, state, zip, latitude, longitude });
    Object.assign(employer.root, { city, state, zip, latitude, longitude });
  }
}
