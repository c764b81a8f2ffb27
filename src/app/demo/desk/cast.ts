import { dayOf } from '#kernel/days.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { Employer } from '../employers.ts';
import { inKansasCity } from '../kansas-city.ts';
import { makePerson, type PeopleOptions, type Person } from '../people.ts';
import { makePosting, suited, type Posting } from '../postings.ts';

/** The people in the story of the demo employer's desk: nurses from the same city. */
const ROLES = [
  'stayed',
  'late',
  'waiting',
  'otherTimes',
  'interviewed',
  'toApprove',
  'deciding',
  'expiring',
  'starting',
  'remembered',
  'asked',
] as const;
export type Role = (typeof ROLES)[number];
export type Cast = Readonly<Record<Role, Person>>;

export function makeCast(options: PeopleOptions): Cast {
  const people = ROLES.map((role, index) => [role, makeNurse(index, options)] as const);
  const cast = Object.fromEntries(people) as Record<Role, Person>;
  return { ...cast, expiring: endingSoon(cast.expiring, options.now) };
}

/** Known to the demo for half a year, and applying by hand only: the story decides what becomes of them. */
function makeNurse(index: number, options: PeopleOptions): Person {
  const own = makePerson(index, options, { position: 'RN', state: 'approved' });
  const submittedAt = new Date(options.now.getTime() - 180 * DAY_MS);
  const { profile, preferences, ...local } = inKansasCity({ ...own, submittedAt }, options);
  return {
    ...local,
    profile: {
      ...profile,
      specialties: own.profile.specialties,
      yearsExperience: 1 + (index % 9),
      headline: own.profile.headline,
      // A few miles apart.
      homeLatitude: profile.homeLatitude && profile.homeLatitude + (index - 5) * 0.02,
      submittedAt,
      approvedAt: new Date(submittedAt.getTime() + DAY_MS),
    },
    preferences: { ...preferences, autoApply: false },
  };
}

/** Days from today to the end of a certification that the first day comes after. */
const ENDS_IN_DAYS = 20;

const endingSoon = (person: Person, now: Date): Person => ({
  ...person,
  certifications: person.certifications.map((held) => ({
    ...held,
    expiresOn: dayOf(new Date(now.getTime() + ENDS_IN_DAYS * DAY_MS)),
  })),
});

/** The job that the demo employer filled in the summer. */
export const makeEarlierPosting = (employer: Employer, options: PeopleOptions): Posting => ({
  ...openSince(150, suited(makePosting(0, employer, options, { status: 'published', position: 'RN' })), options.now),
  openings: 1,
});

/** The same job with a longer history, and openings enough for it. */
export function openSince(days: number, posting: Posting, now: Date): Posting {
  const publishedAt = new Date(now.getTime() - days * DAY_MS);
  return { ...posting, openings: 10, publishedAt, statusChangedAt: publishedAt, createdAt: publishedAt };
}
