import { z } from 'zod';
import { idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { gateView, scoreView } from './matches.ts';

export const APPEAL_OUTCOMES = ['stands', 'mended'] as const;

const question = shortText(1000);
const mine = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  /** Null for a candidate's appeal, which is about their own match. */
  applicationId: z.uuid().nullable(),
  question: z.string(),
  status: z.enum(['open', 'answered']),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  createdAt: moment,
});
export type MyAppeal = z.infer<typeof mine>;

export const requestAppeal = contract({
  method: 'post',
  path: '/api/appeals',
  status: 201,
  summary: 'Appeal a match: a candidate about a job, an employer about a person they are shown',
  body: z.union([z.strictObject({ jobId: z.uuid(), question }), z.strictObject({ applicationId: z.uuid(), question })]),
  response: mine,
});

export const listMyAppeals = contract({
  method: 'get',
  path: '/api/appeals',
  summary: 'My appeals with their answers, newest first',
  response: z.object({ items: z.array(mine) }),
});

const appeal = z.object({
  id: z.uuid(),
  side: z.enum(['candidate', 'employer']),
  askedBy: z.string(),
  personId: z.uuid(),
  person: z.string(),
  jobId: z.uuid(),
  job: z.string(),
  question: z.string(),
  status: z.enum(['open', 'answered']),
  outcome: z.enum(APPEAL_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  /** The pair at the time of the appeal. */
  receipt: z.object({
    eligible: z.boolean(),
    compatibility: z.number(),
    engineVersion: z.string(),
    weightsVersion: z.string(),
    fingerprint: z.string(),
    gates: z.array(gateView),
    candidateSide: scoreView.shape.candidateSide,
    employerSide: scoreView.shape.employerSide,
    candidateScore: z.number(),
    employerScore: z.number(),
  }),
});
export type AppealView = z.infer<typeof appeal>;

export const listAppeals = contract({
  method: 'get',
  path: '/api/admin/appeals',
  summary: 'Appeals with their receipts; open ones oldest first',
  query: pageQuery.extend({ status: z.enum(['open', 'answered']).default('open') }),
  response: pageOf(appeal),
});

export const answerAppeal = contract({
  method: 'post',
  path: '/api/admin/appeals/:id/answer',
  summary: 'Answer an appeal and notify its author',
  params: idParams,
  body: z.strictObject({ outcome: z.enum(APPEAL_OUTCOMES), answer: shortText(1000) }),
  response: appeal,
});

export const appealContracts = [requestAppeal, listMyAppeals, listAppeals, answerAppeal] as const;
