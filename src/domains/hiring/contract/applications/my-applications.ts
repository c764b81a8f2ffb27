import { z } from 'zod';
import { NO_THANKS_REASONS } from '../invitations/invitation-states.ts';
import { contract } from '#platform/contract/contract.ts';
import { idParams, moment, optionalText, pageOf, pageQuery } from '#platform/contract/common.ts';
import { gateView, jobCard, scoreView } from '#domains/matching/contract/matches.ts';
import { checkedRequirement } from '#domains/verification/contract/requirements.ts';
import { applicationReceipt, applicationStage, timelineEntry } from './applications.ts';
import { interviewView } from '../interviews/interviews.ts';
import { offerView } from '../offers/offers.ts';

export const myApplication = z.object({
  id: z.uuid(),
  stage: applicationStage,
  source: z.enum(['auto', 'manual']).nullable(),
  job: jobCard,
  compatibility: z.number().nullable(),
  appliedAt: moment.nullable(),
  /** When the employer's first response is due; null once answered or before applying. */
  responseDueAt: moment.nullable(),
  /** Since when the employer has been waiting for my answer about a time or an offer. */
  askedAt: moment.nullable(),
  contactShared: z.boolean(),
  updatedAt: moment,
  version: z.int(),
});
export type MyApplication = z.infer<typeof myApplication>;

export const myApplicationDetail = myApplication.extend({
  score: scoreView.nullable(),
  receipt: applicationReceipt.nullable(),
  timeline: z.array(timelineEntry),
  interviews: z.array(interviewView),
  offers: z.array(offerView),
  declineReason: z.string().nullable(),
  medicalShared: z.boolean(),
});

export const listMyApplications = contract({
  method: 'get',
  path: '/api/me/applications',
  summary: 'My applications, newest change first',
  query: pageQuery.extend({ state: z.enum(['open', 'ended', 'all']).default('all') }),
  response: pageOf(myApplication),
});

export const getMyApplication = contract({
  method: 'get',
  path: '/api/me/applications/:id',
  summary: 'One application of mine with its timeline, receipt, interviews and offers',
  params: idParams,
  response: myApplicationDetail,
});

export const previewApplication = contract({
  method: 'get',
  path: '/api/me/jobs/:id/application-preview',
  summary: 'What applying would share with the employer',
  params: idParams,
  response: z.object({
    job: jobCard.extend({ description: z.string() }),
    /** Whether I may apply; `gates` says what keeps me from it. */
    canApply: z.boolean(),
    gates: z.array(gateView),
    /** What I could change so that the job fits; empty when it fits or nothing that I can change would help. */
    changes: z.array(z.string()),
    score: scoreView.nullable(),
    /** What this job requires of my profile. */
    requirements: z.array(checkedRequirement),
    shared: applicationReceipt.shape.shared,
    withheld: z.array(z.string()),
    existing: z.object({ id: z.uuid(), stage: applicationStage }).nullable(),
  }),
});

export const applyToJob = contract({
  method: 'post',
  path: '/api/me/applications',
  status: 201,
  summary: 'Apply to a job by hand',
  body: z.strictObject({ jobId: z.uuid() }),
  response: myApplication,
});

export const withdrawApplication = contract({
  method: 'post',
  path: '/api/me/applications/:id/withdraw',
  summary: 'Withdraw an application; name, credentials and contact are hidden again',
  params: idParams,
  body: z.strictObject({ reason: optionalText(300), privateReason: z.enum(NO_THANKS_REASONS).nullish() }),
  response: myApplication,
});

export const shareMedical = contract({
  method: 'put',
  path: '/api/me/applications/:id/medical-consent',
  summary: 'Allow or forbid this employer to see my medical documents, after an offer',
  params: idParams,
  body: z.strictObject({ granted: z.boolean() }),
  response: z.object({ granted: z.boolean() }),
});

export const myApplicationContracts = [
  listMyApplications,
  getMyApplication,
  previewApplication,
  applyToJob,
  withdrawApplication,
  shareMedical,
] as const;
