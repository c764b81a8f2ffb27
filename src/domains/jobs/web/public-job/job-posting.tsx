import { DateTime } from 'luxon';
import { renderToStaticMarkup } from 'react-dom/server';
import { dayOf } from '#kernel/days.ts';
import { labelOf } from '#kernel/labels.ts';
import { certificationsAmong } from '#domains/verification/contract/requirements-rules.ts';
import { SHIFT_LABELS, type EmploymentType } from '#kernel/vocabulary.ts';
import { weeklyHoursOf } from '#domains/jobs/contract/pay-units.ts';
import type { PublicJob } from '#domains/jobs/contract/public-job.ts';
import { RichTextContent } from '#platform/web/ui/display/rich-text.tsx';

const EMPLOYMENT: Record<EmploymentType, string | readonly string[]> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  per_diem: 'PER_DIEM',
  contract: 'CONTRACTOR',
  travel: ['CONTRACTOR', 'TEMPORARY'],
};

/** A year as the employer states it. Search engines know no shifts, so pay a shift is given an hour. */
function salaryOf({ payUnit, statedMinCents, statedMaxCents, payMinCents, payMaxCents }: PublicJob) {
  return payUnit === 'year' && statedMinCents !== null && statedMaxCents !== null
    ? { minValue: statedMinCents / 100, maxValue: statedMaxCents / 100, unitText: 'YEAR' }
    : { minValue: payMinCents / 100, maxValue: payMaxCents / 100, unitText: 'HOUR' };
}

/**
 * The schema.org JobPosting of a real job, with what Google's job search requires and recommends. The base pay
 * excludes differentials, as on the page; the employer's requisition number stays out.
 */
export function jobPosting(job: PublicJob, appUrl: string): object {
  const { employer } = job;
  const named = (ids: readonly string[]) => ids.map(labelOf).join(', ');
  const qualifications = [...new Set([...job.requiredCertifications, ...certificationsAmong(job.addedRequirements)])];
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: renderToStaticMarkup(<RichTextContent text={job.description} />),
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
        // The facility's street only when the job is at the facility.
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
        ...salaryOf(job),
      },
    },
    // Applying takes a verified profile, not just a form on this page.
    directApply: false,
    totalJobOpenings: job.openings,
    industry: 'Health care',
    workHours: `${SHIFT_LABELS[job.shift]}, ${job.shiftPattern}, ${weeklyHoursOf(job)} hours a week`,
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

/** The last second of a calendar day in Central Time. */
const endOf = (isoDay: string): string =>
  DateTime.fromISO(isoDay, { zone: 'America/Chicago' })
    .endOf('day')
    .set({ millisecond: 0 })
    .toISO({ suppressMilliseconds: true }) ?? isoDay;

/** Completes a bare host such as `quillreed.example`; null for text that is no web address. */
function siteOf(website: string | null): string | null {
  if (!website) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).href : null;
}
