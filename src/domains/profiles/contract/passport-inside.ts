import { z } from 'zod';
import { idParams, moment, namedPerson } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { evidence } from '#domains/verification/contract/evidence.ts';
import { passportFact } from './passport.ts';

/** What an administrator sees behind a passport: what each fact stands on, and over what the person was approved. */
const passportInside = z.object({
  /** A second reviewer has yet to look at an approval without knowing the first one's findings: nothing is shown. */
  isBlind: z.boolean(),
  facts: z.array(
    passportFact.extend({
      reviewer: namedPerson.nullable(),
      /** Null: reviewed before evidence was kept, or not by a reviewer. */
      evidence: evidence.nullable(),
    }),
  ),
  approvals: z.array(
    z.object({
      caseId: z.uuid(),
      decidedAt: moment.nullable(),
      decidedBy: namedPerson.nullable(),
      /** Null: nothing was open. */
      override: z.object({ by: namedPerson, at: moment, reason: z.string(), over: z.array(z.string()) }).nullable(),
    }),
  ),
});
export type PassportInside = z.infer<typeof passportInside>;

export const readPassportInside = contract({
  method: 'get',
  path: '/api/admin/people/:id/passport',
  summary:
    'A person’s verified facts with their evidence, and the approvals with what they went over; administrators only',
  params: idParams,
  response: passportInside,
});
