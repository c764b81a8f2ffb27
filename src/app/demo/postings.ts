import type { jobs } from '#domains/jobs/db/jobs.ts';
import { dayOf } from '#kernel/days.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { minimumWageOn } from '#domains/jobs/contract/minimum-wage.ts';
import {
  EMPLOYMENT_TYPE_LABELS,
  POSITION_LABELS,
  SPECIALTIES,
  type EmploymentType,
  type Position,
  type Shift,
} from '#kernel/vocabulary.ts';
import type { Employer } from './employers.ts';
import type { Random } from './random.ts';
import { CERTIFICATIONS_OF, PAY, POSITION_SHARES, SETTINGS_OF, SKILLS_OF, SPECIALTIES_OF } from './vocabulary.ts';

export type Posting = typeof jobs.$inferInsert & { id: string };

const STATUSES = [
  ['published', 74],
  ['draft', 7],
  ['paused', 6],
  ['closed', 6],
  ['expired', 7],
] as const;

/** An invented job of an approved employer, with pay around the position's local wage. */
export function makePosting(
  index: number,
  employer: Employer,
  { random, now }: { random: Random; now: Date },
  wanted: { position?: Position; status?: Posting['status'] } = {},
): Posting {
  const facility = random.pick(employer.facilities);
  const fits = POSITION_SHARES.filter(
    ([position]) => facility.facilityType && SETTINGS_OF[position].includes(facility.facilityType),
  );
  const position = wanted.position ?? random.weighted(fits.length > 0 ? fits : POSITION_SHARES);
  const status = wanted.status ?? random.weighted(STATUSES);
  const specialty = random.pick(SPECIALTIES_OF[position]);
  const [low, high] = PAY[position];
  const floor = minimumWageOn(facility.place.state, dayOf(now));
  const min = Math.max(floor, roundTo(low * (0.95 + random.next() * 0.12), 25));
  const max = Math.max(min + 100, roundTo(high * (0.92 + random.next() * 0.14), 25));
  const shift = random.weighted([
    ['days', 50],
    ['nights', 25],
    ['evenings', 15],
    ['weekends', 5],
    ['rotating', 5],
  ] as const);
  const publishedAt = new Date(now.getTime() - random.int(2, 40) * DAY_MS);
  const bonus = random.chance(0.25) ? random.pick([200_000, 350_000, 500_000]) : 0;
  const type = random.weighted([
    ['full_time', 75],
    ['part_time', 15],
    ['per_diem', 10],
  ] as const);
  const title = `${POSITION_LABELS[position]}, ${SPECIALTIES.find(({ id }) => id === specialty)?.label ?? specialty}`;
  const required = CERTIFICATIONS_OF[position].slice(0, random.chance(0.7) ? 1 : 0);
  return {
    id: random.uuid(),
    organizationId: facility.id,
    slug: `${title}-${facility.city}-${index}-${random.uuid().slice(0, 6)}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    externalRequisitionId: random.chance(0.6) ? `REQ-${10_000 + index}` : null,
    status,
    title,
    position,
    specialty,
    zip: facility.place.zip,
    city: facility.place.city,
    state: facility.place.state,
    latitude: facility.place.latitude,
    longitude: facility.place.longitude,
    openings: random.weighted([
      // Enough openings that few fill within the demo's weeks: a filled job ends its applications.
      [1, 15],
      [2, 30],
      [4, 30],
      [6, 15],
      [10, 10],
    ] as const),
    employmentType: type,
    shift,
    shiftPattern: random.weighted([
      ['3x12', 50],
      ['4x10', 15],
      ['5x8', 35],
    ] as const),
    payMinCents: min,
    payMaxCents: max,
    nightDifferentialCents: shift === 'nights' ? random.pick([250, 300, 400]) : 0,
    weekendDifferentialCents: random.pick([0, 150, 200]),
    callRateCents: random.chance(0.15) ? 400 : 0,
    signOnBonusCents: bonus,
    signOnBonusTerms: bonus > 0 ? 'Paid after 90 days; returned in part on leaving within two years.' : null,
    workAuthorizationRequired: true,
    sponsorshipAvailable: random.chance(0.1),
    requiredCertifications: [...required],
    preferredCertifications: CERTIFICATIONS_OF[position].slice(1).filter(() => random.chance(0.5)),
    minimumYears: random.weighted([
      [0, 45],
      [1, 35],
      [2, 15],
      [5, 5],
    ] as const),
    skills: random.some(SKILLS_OF[position], 0.4),
    description: `${openingOf(type, shift)} This is a sample job of an invented employer.\n\n- Team of ${random.int(4, 20)}\n- Orientation with a preceptor\n- Schedule posted ${random.pick(['four', 'six'])} weeks ahead`,
    startDate: dayOf(new Date(now.getTime() + random.int(14, 70) * DAY_MS)),
    validThrough: dayOf(
      new Date(now.getTime() + (status === 'expired' ? -random.int(1, 20) : random.int(20, 80)) * DAY_MS),
    ),
    isPublic: random.chance(0.7),
    publishedAt: status === 'draft' ? null : publishedAt,
    statusChangedAt: publishedAt,
    createdBy: employer.owner.userId,
    isDemo: true,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}

/** A description's opening, consistent with the fields. */
export const openingOf = (type: EmploymentType, shift: Shift) => `**${EMPLOYMENT_TYPE_LABELS[type]}** on ${shift}.`;

const roundTo = (value: number, step: number) => Math.round(value / step) * step;

/** Jobs that many people qualify for, so that the demo employer has candidates. */
export const suited = (posting: Posting): Posting => ({
  ...posting,
  minimumYears: 0,
  requiredCertifications: ['BLS'],
  payMaxCents: Math.max(posting.payMaxCents ?? 0, 4000),
});
