import { z } from 'zod';
import { idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { contributionView, gateView } from './matches.ts';

export const REVIEW_OUTCOMES = ['stands', 'mended'] as const;

const question = shortText(1000);
const mine = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  /** Null for the candidate's own: it is about them. */
  applicationId: z.uuid().nullable(),
  question: z.string(),
  status: z.enum(['open', 'answered']),
  outcome: z.enum(REVIEW_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  createdAt: moment,
});
export type MyReview = z.infer<typeof mine>;

export const askForReview = contract({
  method: 'post',
  path: '/api/appeals',
  status: 201,
  summary: 'Ask a person to look again: a candidate at a job, an employer at somebody whom they are shown',
  body: z.union([z.strictObject({ jobId: z.uuid(), question }), z.strictObject({ applicationId: z.uuid(), question })]),
  response: mine,
});

export const listMyReviews = contract({
  method: 'get',
  path: '/api/appeals',
  summary: 'What I asked to be looked at again, with the answers, newest first',
  response: z.object({ items: z.array(mine) }),
});

const review = z.object({
  id: z.uuid(),
  side: z.enum(['candidate', 'employer']),
  askedBy: z.string(),
  personId: z.uuid(),
  person: z.string(),
  jobId: z.uuid(),
  job: z.string(),
  question: z.string(),
  status: z.enum(['open', 'answered']),
  outcome: z.enum(REVIEW_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  /** As the engine saw the pair when it was asked about. */
  receipt: z.object({
    eligible: z.boolean(),
    compatibility: z.number(),
    engineVersion: z.string(),
    weightsVersion: z.string(),
    fingerprint: z.string(),
    gates: z.array(gateView),
    candidateSide: z.array(contributionView),
    employerSide: z.array(contributionView),
    candidateScore: z.number(),
    employerScore: z.number(),
  }),
});
export type ReviewView = z.infer<typeof review>;

export const listReviews = contract({
  method: 'get',
  path: '/api/admin/appeals',
  summary: 'Matches that somebody asked to be looked at again, with their receipts; open ones by age',
  query: pageQuery.extend({ status: z.enum(['open', 'answered']).default('open') }),
  response: pageOf(review),
});

export const answerReview = contract({
  method: 'post',
  path: '/api/admin/appeals/:id/answer',
  summary: 'Say what a second look found; whoever asked is told',
  params: idParams,
  body: z.strictObject({ outcome: z.enum(REVIEW_OUTCOMES), answer: shortText(1000) }),
  response: review,
});

export const matchReviewContracts = [askForReview, listMyReviews, listReviews, answerReview] as const;
