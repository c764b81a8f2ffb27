import type { PublicEmployer } from '#domains/employers/contract/public-employer.ts';
import { day } from '#kernel/format.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';

const placeOf = ({ city, state }: Pick<PublicEmployer, 'city' | 'state'>) => [city, state].filter(Boolean).join(', ');

export const publicEmployerCopy = {
  pageTitle: (employer: PublicEmployer) =>
    `${employer.name}${employer.city ? `, ${placeOf(employer)}` : ''} · Tallgrass`,
  description: (employer: PublicEmployer, jobs: number) =>
    `${employer.name}: what we verified, how fast it responds to applicants, and ${jobs === 1 ? '1 open job' : `${jobs} open jobs`}.`,
  facts: (employer: PublicEmployer) =>
    [
      employer.facilityType && FACILITY_TYPE_LABELS[employer.facilityType],
      placeOf(employer),
      employer.beds && `${employer.beds} beds`,
    ].filter(Boolean),
  partOf: 'Part of',
  demo: {
    title: 'An example, not an employer',
    body: 'This page shows a made-up employer from the demo.',
  },
  verified: {
    title: 'Verified by Tallgrass',
    on: (isoDay: string) => `Approved ${day(isoDay)}`,
    checks: {
      organization: 'Name and legal identity',
      address: 'Address',
      contact: 'Contact',
      npi: 'National Provider Identifier (NPI)',
      facility: 'Facility',
    } as Readonly<Record<string, string>>,
    check: (source: string | null, isoDay: string) => [source, day(isoDay)].filter(Boolean).join(' · '),
    none: 'A reviewer on our team checked this employer before its first job.',
  },
  responses: {
    title: 'How it responds',
    onTime: (share: number) => `Replies on time to ${Math.round(share * 100)}% of applicants`,
    basis: (due: number) => `From ${due} applications in the last 180 days.`,
    few: 'Too few applications so far to say how fast it responds.',
  },
  attendance: {
    title: 'Interview attendance',
    came: (came: number, all: number) => `Attended ${came} of ${all} interviews`,
    basis: 'From what candidates and the employer reported about interviews in the last year.',
  },
  about: 'About',
  website: 'Website',
  benefits: 'Benefits',
  units: 'Units',
  facilities: 'Facilities',
  jobs: (count: number) => (count === 0 ? 'Open jobs' : `Open jobs (${count})`),
  noJobs: 'No open jobs right now.',
} as const;
