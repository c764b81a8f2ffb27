import { z } from 'zod';
import { MOST_PAID } from './pay-units.ts';
import { REQUIREMENTS } from '#domains/verification/contract/requirements-rules.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import {
  CERTIFICATION_IDS,
  EMPLOYMENT_TYPES,
  JOB_STATES,
  PAY_UNITS,
  POSITIONS,
  SHIFTS,
  SHIFT_PATTERNS,
  SKILL_IDS,
  SPECIALTY_IDS,
  US_STATES,
  type PayUnit,
} from '#kernel/vocabulary.ts';
import {
  calendarDay,
  cents,
  eachOnce,
  idParams,
  moment,
  nameText,
  optionalText,
  pageOf,
  pageQuery,
} from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { jobUpkeep } from './upkeep.ts';
import { zipField } from '#domains/profiles/contract/geo.ts';

const pay = z.int().min(0, 'Pay cannot be negative.');
const extra = z.int().min(0).max(10_000, 'At most $100 an hour.').default(0);
const several = <T extends z.ZodType<string>>(one: T, most: number) =>
  z.array(one).max(most).refine(eachOnce, 'Pick each only once.').default([]);

/**
 * Rules about two fields apply as soon as these two are valid. Otherwise they would wait for all other fields, and errors
 * would come in layers.
 */
const areValid =
  (...fields: string[]) =>
  ({ value, issues }: { value: unknown; issues: readonly { path?: readonly PropertyKey[] | undefined }[] }) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !issues.some(({ path }) => fields.includes(String(path?.[0])));

const mostPaid = (field: 'payMinCents' | 'payMaxCents') => ({
  path: [field],
  error: ({ input }: { input?: unknown }) => MOST_PAID[(input as { payUnit: PayUnit }).payUnit][1],
  when: areValid('payUnit', field),
});

/** A job, complete or not: what a draft saves. Publishing requires the rest (`./posting.ts`). */
export const jobDraft = z
  .strictObject({
    organizationId: z.uuid('Choose a facility.'),
    unitIds: several(z.uuid(), 20),
    externalRequisitionId: optionalText(60),
    title: nameText(120),
    position: z.enum(POSITIONS).nullable().default(null),
    specialty: z.enum(SPECIALTY_IDS).nullable().default(null),
    zip: zipField.nullable().default(null),
    openings: z.int('Enter a whole number.').min(1, 'At least 1.').max(200, 'At most 200.').default(1),
    employmentType: z.enum(EMPLOYMENT_TYPES).nullable().default(null),
    shift: z.enum(SHIFTS).nullable().default(null),
    shiftPattern: z.enum(SHIFT_PATTERNS).nullable().default(null),
    /** Null: those of the pattern. FTE is a share of 40 hours. */
    weeklyHours: z
      .number('Enter the hours as a number.')
      .min(1, 'At least 1 hour.')
      .max(80, 'At most 80 hours.')
      .multipleOf(0.1, 'Enter at most one decimal.')
      .nullable()
      .default(null),
    payUnit: z.enum(PAY_UNITS).default('hour'),
    /** In the unit. Matching, search and offers use the hourly equivalent (`./pay-units.ts`). */
    payMinCents: pay.nullable().default(null),
    payMaxCents: pay.nullable().default(null),
    nightDifferentialCents: extra,
    weekendDifferentialCents: extra,
    callRateCents: extra,
    signOnBonusCents: z.int().min(0).max(10_000_000, 'At most $100,000.').default(0),
    signOnBonusTerms: optionalText(1000),
    workAuthorizationRequired: z.boolean().default(true),
    sponsorshipAvailable: z.boolean().default(false),
    licenseStates: several(z.enum(US_STATES), 10),
    requiredCertifications: several(z.enum(CERTIFICATION_IDS), 10),
    preferredCertifications: several(z.enum(CERTIFICATION_IDS), 10),
    minimumYears: z.number().min(0, 'At least 0.').max(40, 'At most 40.').default(0),
    skills: several(z.enum(SKILL_IDS), 20),
    description: optionalText(10_000),
    startDate: calendarDay.nullable().default(null),
    validThrough: calendarDay.nullable().default(null),
    isPublic: z.boolean().default(false),
  })
  .refine(({ payUnit, payMinCents }) => (payMinCents ?? 0) <= MOST_PAID[payUnit][0], mostPaid('payMinCents'))
  .refine(({ payUnit, payMaxCents }) => (payMaxCents ?? 0) <= MOST_PAID[payUnit][0], mostPaid('payMaxCents'))
  .refine((job) => job.payMinCents === null || job.payMaxCents === null || job.payMaxCents >= job.payMinCents, {
    path: ['payMaxCents'],
    message: 'The highest pay must not be below the lowest.',
    when: areValid('payMinCents', 'payMaxCents'),
  })
  .refine((job) => job.signOnBonusCents === 0 || job.signOnBonusTerms !== null, {
    path: ['signOnBonusTerms'],
    message: 'Say when a sign-on bonus must be paid back.',
    when: areValid('signOnBonusCents', 'signOnBonusTerms'),
  });
export type JobDraft = z.output<typeof jobDraft>;

export const funnel = z.object({
  matched: z.int(),
  applied: z.int(),
  shortlisted: z.int(),
  interviewing: z.int(),
  offered: z.int(),
  hired: z.int(),
  /** Applications whose first response is overdue. */
  overdue: z.int(),
  /** Interviews for which the candidate proposed other times. */
  otherTimes: z.int(),
  /** Interviews of open applications that are proposed or to come. */
  openInterviews: z.int(),
});

/** Why a team closes a job, for its own record. */
export const CLOSE_REASONS = ['filled_elsewhere', 'budget', 'not_needed', 'posted_twice', 'other'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

export const jobView = z.object({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(statesOf(jobMachine)),
  version: z.int(),
  organizationName: z.string(),
  city: z.string().nullable(),
  state: z.enum(JOB_STATES).nullable(),
  /** Base pay an hour, whatever the draft's unit. */
  hourlyMinCents: cents.nullable(),
  hourlyMaxCents: cents.nullable(),
  weeklyMinCents: cents.nullable(),
  weeklyMaxCents: cents.nullable(),
  publishedAt: moment.nullable(),
  updatedAt: moment,
  mayEdit: z.boolean(),
  /** Whether the viewer decides on its people. */
  mayHire: z.boolean(),
  draft: z.object(jobDraft.shape),
  /** What the organization requires for this position, in addition to the position's set and the posting. */
  addedRequirements: z.array(z.enum(REQUIREMENTS)),
  funnel,
  upkeep: jobUpkeep,
  /** What is missing before it can be published, by field. */
  missing: z.record(z.string(), z.string()),
});
export type JobView = z.infer<typeof jobView>;

export const listMyJobs = contract({
  method: 'get',
  path: '/api/employer/jobs',
  summary:
    "My organizations' jobs with their funnels: open ones with people waiting, other open ones, drafts, ended ones",
  query: pageQuery.extend({ status: z.enum(['all', 'open', 'draft', 'ended']).default('all') }),
  response: pageOf(jobView),
});
export const getJob = contract({
  method: 'get',
  path: '/api/jobs/:id',
  summary: 'One job of my organizations',
  params: idParams,
  response: jobView,
});
export const createJob = contract({
  method: 'post',
  path: '/api/jobs',
  status: 201,
  summary: 'Begins a job as a draft',
  body: jobDraft,
  response: jobView,
});
export const saveJob = contract({
  method: 'put',
  path: '/api/jobs/:id',
  summary: 'Saves a job; a published one must stay complete',
  params: idParams,
  body: z.strictObject({ draft: jobDraft, version: z.int() }),
  response: jobView,
});
export const moveJob = contract({
  method: 'post',
  path: '/api/jobs/:id/status',
  summary: 'Publishes, pauses, resumes, fills or closes a job',
  params: idParams,
  body: z.strictObject({
    to: z.enum(['published', 'paused', 'filled', 'closed']),
    reason: z.enum(CLOSE_REASONS, 'Choose a reason.').nullish(),
  }),
  response: jobView,
});
export const duplicateJob = contract({
  method: 'post',
  path: '/api/jobs/:id/duplicate',
  status: 201,
  summary: 'Begins a draft with the content of another job',
  params: idParams,
  response: jobView,
});
export const previewEligibility = contract({
  method: 'post',
  path: '/api/jobs/preview-eligibility',
  summary: 'About how many people are eligible for a job as it is being written, what is tightest, and what to relax',
  body: jobDraft,
  response: z.object({
    count: z.object({ text: z.string(), atLeast: z.int() }).nullable(),
    tightest: z.string().nullable(),
    relax: z.array(z.object({ change: z.string(), count: z.string() })),
  }),
});

export const jobContracts = [
  listMyJobs,
  createJob,
  previewEligibility,
  getJob,
  saveJob,
  moveJob,
  duplicateJob,
] as const;
