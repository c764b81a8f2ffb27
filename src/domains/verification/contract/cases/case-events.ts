import { z } from 'zod';
import { event } from '#platform/contract/event.ts';

const subject = z.object({
  caseId: z.uuid(),
  /** The case's version before this: with the ID, the key of this one decision. */
  version: z.int(),
  /** Exactly one of the two is set. */
  userId: z.uuid().nullable(),
  organizationId: z.uuid().nullable(),
  /** The case covers only what changed after an approval, so the subject's own status stays as it is. */
  isChange: z.boolean(),
});
export type CaseSubject = z.infer<typeof subject>;

export const caseDecided = event(
  'case.decided',
  subject.extend({ decision: z.enum(['approved', 'needs_fix', 'rejected']) }),
);

/** A second reviewer disagreed with an approval. */
export const caseReopened = event('case.reopened', subject);
