import { z } from 'zod';
import { PLANNABLE } from './planned-decisions-rules.ts';
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

/** An administrator assigned cases, or gave them back to everyone (`to` is null). */
export const caseAssigned = event(
  'case.assigned',
  z.object({
    by: z.uuid(),
    to: z.uuid().nullable(),
    cases: z.array(z.object({ caseId: z.uuid(), from: z.uuid().nullable() })).nonempty(),
  }),
);

const plan = z.object({
  planId: z.uuid(),
  caseId: z.uuid(),
  decision: z.enum(PLANNABLE),
  plannedBy: z.uuid(),
});
export type PlanEvent = z.infer<typeof plan>;

export const planCarriedOut = event('plan.carried-out', plan);

export const planUndone = event('plan.undone', plan.extend({ undoneBy: z.uuid() }));

/** The case had changed when the plan came due. */
export const planRefused = event('plan.refused', plan);
