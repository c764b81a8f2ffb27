import { z } from 'zod';
import { namedPerson } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { MAX_CASES, planDecisions } from './planned-decisions.ts';

/** Who works on which cases. Not a plan: it hurts nobody and takes effect at once. */

const caseIds = z.array(z.uuid()).min(1, 'Choose at least one.').max(MAX_CASES);
const response = planDecisions.response.pick({ results: true });

export const claimCases = contract({
  method: 'post',
  path: '/api/admin/case-claims',
  summary: 'Claim many cases, or give them back; what somebody else has says so, the rest goes on',
  body: z.strictObject({ action: z.enum(['claim', 'release']), caseIds }),
  response,
});

export const assignCases = contract({
  method: 'post',
  path: '/api/admin/case-assignments',
  summary: 'Hand cases to an administrator, or to nobody; what somebody else works on says so, the rest goes on',
  body: z.strictObject({ assignTo: z.uuid().nullable(), caseIds }),
  response,
});

export const listReviewers = contract({
  method: 'get',
  path: '/api/admin/reviewers',
  summary: 'The administrators that a case can be handed to',
  response: z.object({ items: z.array(namedPerson) }),
});

export const assignmentContracts = [claimCases, assignCases, listReviewers] as const;
