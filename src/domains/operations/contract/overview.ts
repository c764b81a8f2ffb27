import { z } from 'zod';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/* --- overview --- */

export const OVERVIEW_RANGES = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type OverviewRange = keyof typeof OVERVIEW_RANGES;

export const FUNNEL_STEPS = [
  'signed_up',
  'onboarded',
  'approved',
  'matched',
  'applied',
  'interviewing',
  'offered',
  'hired',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const count = z.int().min(0);
export const PERSON_STATES = ['onboarding', ...statesOf(verificationMachine)] as const;
export type PersonState = (typeof PERSON_STATES)[number];

export const getOverview = contract({
  method: 'get',
  path: '/api/admin/overview',
  summary: 'The market in figures: people and jobs by status, the funnel, and open work',
  query: z.object({ range: z.enum(['7d', '30d', '90d']).default('30d') }),
  response: z.object({
    computedAt: moment,
    /** Demo and test accounts are counted only in demo mode; open work always counts in full. */
    includesDemo: z.boolean(),
    candidates: z.record(z.enum(PERSON_STATES), count),
    employers: z.record(z.enum(PERSON_STATES), count),
    jobs: z.record(z.enum(statesOf(jobMachine)), count),
    applications: z.record(z.enum(statesOf(applicationMachine)), count),
    /** Candidates who signed up within the range, by the furthest step they reached. */
    funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), people: count })),
    queues: z.array(
      z.object({
        queue: z.enum(['people', 'organizations', 'appeals', 'reports', 'faq', 'messages', 'role_requests', 'holds']),
        waiting: count,
        oldest: moment.nullable(),
      }),
    ),
    reviews: z.object({
      decided: count,
      decidedInTime: count,
      /** Share of the reviews in the range that were decided within two business days; null when there was none. */
      withinPromise: z.number().min(0).max(1).nullable(),
      /** From submission to decision. */
      medianHours: z.number().nullable(),
      /** Reviews that a reviewer had claimed: from first claim to decision, median and 90th percentile. */
      worked: count,
      workMedianHours: z.number().nullable(),
      workP90Hours: z.number().nullable(),
      lateNow: count,
      /**
       * Approvals now waiting for a blind second review; second reviews within the range, and the share that agreed.
       */
      secondWaiting: count,
      secondReviewed: count,
      secondAgreedCount: count,
      secondAgreed: z.number().min(0).max(1).nullable(),
    }),
    /**
     * Applications whose answer was due within the range: `due` is `answeredInTime` + `answeredLate` + `unanswered`,
     * and `answered` is the first two. Excludes applications not yet due and those that ended before their answer was
     * due.
     */
    responses: z.object({
      due: count,
      answered: count,
      answeredInTime: count,
      answeredLate: count,
      unanswered: count,
      /** Share of those due. */
      inTime: z.number().min(0).max(1).nullable(),
      medianHours: z.number().nullable(),
      /** Now, regardless of the range. */
      overdueNow: count,
    }),
    /** Hires within the range; the time runs from publishing the job. */
    fills: z.object({
      hires: count,
      medianDays: z.number().nullable(),
      byPosition: z.array(z.object({ position: z.enum(POSITIONS), hires: count })),
      byCounty: z.array(
        z.object({ county: z.string(), state: z.string(), latitude: z.number(), longitude: z.number(), hires: count }),
      ),
    }),
  }),
});

/* --- claims --- */

/** The promises of the public pages, measurable or not. */
export const CLAIMS = [
  'pre_vetted',
  'license_checked',
  'screened_monthly',
  'review_time',
  'first_match',
  'time_to_fill',
  'success_rate',
  'sign_up_time',
  'no_fees',
] as const;
export type Claim = (typeof CLAIMS)[number];

export const getClaims = contract({
  method: 'get',
  path: '/api/admin/claims',
  summary: 'Each public promise beside its measured value over the last 90 days',
  response: z.object({
    computedAt: moment,
    includesDemo: z.boolean(),
    claims: z.array(
      z.object({
        claim: z.enum(CLAIMS),
        /** `unmeasured`: no data yet. `by_design`: nothing in the product could break it. */
        verdict: z.enum(['kept', 'missed', 'unmeasured', 'by_design']),
        /** In the claim's own unit: a share, hours, days, or a count. */
        measured: z.number().nullable(),
        target: z.number().nullable(),
        /** How many cases the value is based on. */
        sample: count,
      }),
    ),
  }),
});
