import { z } from 'zod';
import { idParams, moment, namedPerson } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { evidence } from '#domains/verification/contract/cases/evidence.ts';
import { passportFact } from './passport.ts';

/** The administrators' view of a passport: the evidence of each fact, and the blockers each approval overrode. */
const passportEvidence = z.object({
  /** A pending blind second review: nothing is shown to the second reviewer. */
  isBlind: z.boolean(),
  facts: z.array(
    passportFact.extend({
      reviewer: namedPerson.nullable(),
      /** Null: reviewed before evidence was stored, or not by a reviewer. */
      evidence: evidence.nullable(),
    }),
  ),
  approvals: z.array(
    z.object({
      caseId: z.uuid(),
      decidedAt: moment.nullable(),
      decidedBy: namedPerson.nullable(),
      /** Null: the approval overrode nothing. */
      override: z.object({ by: namedPerson, at: moment, reason: z.string(), over: z.array(z.string()) }).nullable(),
    }),
  ),
});
export type PassportEvidence = z.infer<typeof passportEvidence>;

export const readPassportEvidence = contract({
  method: 'get',
  path: '/api/admin/people/:id/passport',
  summary: 'A person’s verified facts with their evidence, and approvals with what they overrode; administrators only',
  params: idParams,
  response: passportEvidence,
});
