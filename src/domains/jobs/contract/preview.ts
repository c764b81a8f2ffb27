import { z } from 'zod';
import { LICENSE_RULES } from '#domains/verification/contract/requirements-rules.ts';
import { FACILITY_TYPES, JOB_STATES } from '#kernel/vocabulary.ts';
import { contract } from '#platform/contract/contract.ts';
import { jobDraft, type JobDraft } from './jobs.ts';
import { hourlyEquivalent } from './pay-units.ts';
import type { PublicJob } from './public-job.ts';

/** What a job's page shows beyond the posting itself. */
const surroundings = z.object({
  city: z.string(),
  state: z.enum(JOB_STATES),
  place: z.string(),
  licenseRule: z.enum(LICENSE_RULES),
  addedRequirements: z.array(z.string()),
  employer: z.object({
    name: z.string(),
    slug: z.string().nullable(),
    facilityType: z.enum(FACILITY_TYPES).nullable(),
    website: z.string().nullable(),
    streetAddress: z.string().nullable(),
    zip: z.string().nullable(),
    benefits: z.array(z.string()),
    about: z.string().nullable(),
  }),
});
export type Surroundings = z.infer<typeof surroundings>;

export const previewJob = contract({
  method: 'post',
  path: '/api/jobs/preview',
  summary: 'What the page of a draft would show beyond the posting: the place, the employer, and the license',
  body: jobDraft,
  /** Null until the draft has a position and a ZIP code in Missouri or Kansas. */
  response: z.object({ surroundings: surroundings.nullable() }),
});

/** The page of a draft, or null while it lacks what the page is built around. An open day stays empty. */
export function publicJobOf(draft: JobDraft, around: Surroundings, emptyText: string): PublicJob | null {
  const { position, zip, employmentType, shift, shiftPattern, payMinCents: min, payMaxCents: max } = draft;
  const payMinCents = min === null ? null : hourlyEquivalent(min, draft);
  const payMaxCents = max === null ? null : hourlyEquivalent(max, draft);
  if (!position || !zip || !employmentType || !shift || !shiftPattern || payMinCents === null || payMaxCents === null) {
    return null;
  }
  return {
    ...draft,
    ...around,
    id: 'preview',
    slug: 'preview',
    position,
    zip,
    employmentType,
    shift,
    shiftPattern,
    payMinCents,
    payMaxCents,
    statedMinCents: min,
    statedMaxCents: max,
    description: draft.description ?? emptyText,
    startDate: draft.startDate ?? '',
    validThrough: draft.validThrough ?? '',
    publishedAt: new Date(),
    isDemo: false,
  };
}
