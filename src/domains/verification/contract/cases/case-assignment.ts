import { z } from 'zod';
import { namedPerson } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { MAX_CASES, planDecisions } from './planned-decisions.ts';

/** Who works on which cases. Harmless, so it takes effect immediately, without a plan. */

const caseIds = z.array(z.uuid()).min(1, 'Choose at least one.').max(MAX_CASES);
const response = planDecisions.response.pick({ results: true });

export const claimCases = contract({
  method: 'post',
  path: '/api/admin/case-claims',
  summary: 'Claim or release many cases; those claimed by others are refused, the rest proceed',
  body: z.strictObject({ action: z.enum(['claim', 'release']), caseIds }),
  response,
});

export const assignCases = contract({
  method: 'post',
  path: '/api/admin/case-assignments',
  summary: 'Assign cases to an administrator, or unassign them; those claimed by others are refused, the rest proceed',
  body: z.strictObject({ assignTo: z.uuid().nullable(), caseIds }),
  response,
});

export const listReviewers = contract({
  method: 'get',
  path: '/api/admin/reviewers',
  summary: 'The administrators whom a case can be assigned to',
  response: z.object({ items: z.array(namedPerson) }),
});

export const assignmentContracts = [claimCases, assignCases, listReviewers] as const;
