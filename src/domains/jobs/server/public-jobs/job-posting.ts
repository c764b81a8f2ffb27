import { DateTime } from 'luxon';
import { dayOf } from '#kernel/days.ts';
import { labelOf } from '#kernel/labels.ts';
import { certificationsAmong } from '#domains/verification/contract/requirements-rules.ts';
import { SHIFT_LABELS, WEEKLY_HOURS, type EmploymentType } from '#kernel/vocabulary.ts';
import type { PublicJob } from './read-public-job.ts';
import { richText } from './rich-text.ts';

const EMPLOYMENT: Record<EmploymentType, string | readonly string[]> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  per_diem: 'PER_DIEM',
  contract: 'CONTRACTOR',
  travel: ['CONTRACTOR', 'TEMPORARY'],
};

/**
 * The schema.org JobPosting of a real job, with what Google's job search requires and recommends. The base pay stands
 * without differentials, as it stands on the page; the employer's own requisition number stays out.
 */
export function jobPosting(job: PublicJob, appUrl: string): object {
  const { employer } = job;
  const named = (ids: readonly string[]) => ids.map(labelOf).join(', ');
  const qualifications = [...new Set([...job.requiredCertifications, ...certificationsAmong(job.addedRequirements)])];
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: richText(job.description),
    identifier: { '@type': 'PropertyValue', name: 'Tallgrass', value: job.slug },
    url: `${appUrl}/jobs/${job.slug}`,
    datePosted: dayOf(job.publishedAt),
    validThrough: endOf(job.validThrough),
    employmentType: EMPLOYMENT[job.employmentType],
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      ...(siteOf(employer.website) && { sameAs: siteOf(employer.website) }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        // The facility's street only where the work is at the facility.
        ...(employer.streetAddress && employer.zip === job.zip && { streetAddress: employer.streetAddress }),
        addressLocality: job.city,
        addressRegion: job.state,
        postalCode: job.zip,
        addressCountry: 'US',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.payMinCents / 100,
        maxValue: job.payMaxCents / 100,
        unitText: 'HOUR',
      },
    },
    // An application follows from a checked profile, so it is more than a form behind this address.
    directApply: false,
    totalJobOpenings: job.openings,
    industry: 'Health care',
    workHours: `${SHIFT_LABELS[job.shift]}, ${job.shiftPattern}, ${WEEKLY_HOURS[job.shiftPattern]} hours a week`,
    jobStartDate: job.startDate,
    ...(qualifications.length > 0 && { qualifications: named(qualifications) }),
    ...(job.skills.length > 0 && { skills: named(job.skills) }),
    ...(job.minimumYears > 0 && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Math.round(job.minimumYears * 12),
      },
    }),
    ...(employer.benefits.length > 0 && { jobBenefits: employer.benefits.join(', ') }),
  };
}

/** The last second of a calendar day in Central time. */
const endOf = (isoDay: string): string =>
  DateTime.fromISO(isoDay, { zone: 'America/Chicago' })
    .endOf('day')
    .set({ millisecond: 0 })
    .toISO({ suppressMilliseconds: true }) ?? isoDay;

/** An employer types `quillreed.example` as well as a whole address; anything that is no web address is left out. */
function siteOf(website: string | null): string | null {
  if (!website) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).href : null;
}
