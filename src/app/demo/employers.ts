import type { organizations } from '#domains/employers/db/organizations.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { SPECIALTIES, type FacilityType, type Specialty } from '#kernel/vocabulary.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import { BENEFITS, CITIES, EMPLOYER_NAMES, FACILITY_SUFFIX, FIRST_NAMES, LAST_NAMES } from './vocabulary.ts';

type Row = typeof organizations.$inferInsert & { id: string };

interface Member {
  userId: string;
  name: string;
  email: string;
}

/** An invented employer: a facility with units, or a system with facilities, and its owner. */
export interface Employer {
  owner: Member;
  /** Recruiters beside the owner. */
  colleagues: Member[];
  root: Row;
  /** Everything below the root, parents before children. */
  below: Row[];
  /** Those that may post jobs. */
  facilities: (Row & { place: Place })[];
}

const KINDS: readonly (readonly [FacilityType, number])[] = [
  ['hospital', 12],
  ['critical_access_hospital', 5],
  ['long_term_care', 8],
  ['clinic', 7],
  ['rehabilitation', 3],
  ['home_health', 2],
  ['urgent_care', 2],
  ['laboratory', 1],
  ['pharmacy', 1],
];
const UNITS_OF: Partial<Record<FacilityType, readonly Specialty[]>> = {
  hospital: ['icu', 'emergency', 'med_surg', 'telemetry', 'labor_delivery', 'operating_room'],
  critical_access_hospital: ['emergency', 'med_surg'],
  long_term_care: ['geriatrics'],
};
const STATES = [
  ['approved', 34],
  ['pending', 3],
  ['needs_fix', 2],
  ['rejected', 1],
] as const;

interface Options {
  random: Random;
  places: ReadonlyMap<string, Place>;
  now: Date;
  batch: string;
}

export function makeEmployer(
  index: number,
  { random, places, now, batch }: Options,
  wanted: { name?: string; email?: string; state?: Employer['root']['verificationStatus']; personName?: string } = {},
): Employer {
  const state = wanted.state ?? random.weighted(STATES);
  const submittedAt = new Date(
    now.getTime() - random.int(state === 'pending' ? 0 : 100, state === 'pending' ? 3 : 240) * DAY_MS,
  );
  const userId = random.uuid();
  const base = EMPLOYER_NAMES[index % EMPLOYER_NAMES.length] ?? 'Bluestem Fork';
  const round = Math.floor(index / EMPLOYER_NAMES.length);
  const label = wanted.name ?? (round === 0 ? base : `${base} ${round + 1}`);
  const isSystem = !wanted.name && index % 10 === 0;
  const facilityRow = (name: string, parentId: string | null, type: FacilityType): Employer['facilities'][number] => {
    const city = random.weighted(CITIES.map((c) => [c, c.weight] as const));
    const place = places.get(city.zip);
    if (!place) throw new RangeError(`no place is known for ${city.zip}`);
    return {
      id: random.uuid(),
      parentId,
      kind: 'facility',
      name,
      legalName: `${name}, Inc.`,
      facilityType: type,
      streetAddress: `${random.int(100, 8800)} ${random.pick(['Main', 'Hospital', 'College', 'Market'])} St`,
      city: place.city,
      state: place.state,
      zip: place.zip,
      latitude: place.latitude,
      longitude: place.longitude,
      phone: `816-555-${String(100 + (index % 100)).padStart(4, '0')}`,
      website: 'https://example.org',
      contactName: 'Hiring office',
      contactEmail: 'hiring@demo.tallgrass.test',
      beds: type.includes('hospital') || type === 'long_term_care' ? random.int(20, 320) : null,
      benefits: random.some(BENEFITS, 0.6),
      about: 'An invented employer for trying Tallgrass.',
      verificationStatus: state,
      onboardingStep: 'review',
      submittedAt,
      approvedAt: state === 'approved' ? new Date(submittedAt.getTime() + DAY_MS) : null,
      isDemo: true,
      createdBy: userId,
      place,
    };
  };
  const typeOf = () => random.weighted(KINDS);
  const first = typeOf();
  const facilities: Employer['facilities'] = [];
  let root: Row;
  if (isSystem) {
    const { place: _place, ...frame } = facilityRow(`${label} Health System`, null, 'hospital');
    root = { ...frame, kind: 'system', facilityType: null };
    for (let i = 0; i < 3; i += 1) {
      const type = i === 0 ? 'hospital' : typeOf();
      facilities.push(
        facilityRow(`${label} ${FACILITY_SUFFIX[type] ?? 'Center'} ${['North', 'South', 'East'][i]}`, root.id, type),
      );
    }
  } else {
    const only = facilityRow(
      wanted.name ?? `${label} ${FACILITY_SUFFIX[first] ?? 'Center'}`,
      null,
      wanted.name ? 'hospital' : first,
    );
    root = only;
    facilities.push(only);
  }
  const units = facilities.flatMap((facility) =>
    (UNITS_OF[facility.facilityType ?? 'clinic'] ?? []).map((specialty): Row => ({
      id: random.uuid(),
      parentId: facility.id,
      kind: 'unit',
      name: SPECIALTIES.find(({ id }) => id === specialty)?.label ?? specialty,
      facilityType: facility.facilityType,
      city: facility.city,
      state: facility.state,
      zip: facility.zip,
      latitude: facility.latitude,
      longitude: facility.longitude,
      verificationStatus: state,
      submittedAt,
      isDemo: true,
      createdBy: userId,
    })),
  );
  return {
    owner: {
      userId,
      name: wanted.personName ?? `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      email: wanted.email ?? `${batch}-employer-${index}@people.demo.tallgrass.test`,
    },
    colleagues: [],
    root,
    below: [...(isSystem ? facilities.map(({ place: _place, ...row }) => row) : []), ...units],
    facilities,
  };
}
