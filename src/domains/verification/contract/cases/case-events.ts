import { z } from 'zod';
import { PLANNABLE } from './planned-decisions-rules.ts';
import { FACT_STATES } from '#kernel/vocabulary.ts';
import { calendarDay } from '#platform/contract/common.ts';
import { event } from '#platform/contract/event.ts';
import { FACT_ITEMS, ITEM_TYPES, SOURCE_IDS } from './case-items.ts';
import { EVIDENCE_KINDS } from './evidence.ts';

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
  subject.extend({
    decision: z.enum(['approved', 'needs_fix', 'rejected']),
    /** The decision covers the person's position. */
    coversRole: z.boolean(),
  }),
);

/** A second reviewer disagreed with an approval. */
export const caseReopened = event(
  'case.reopened',
  subject.extend({
    /** The changed facts, which return to unchecked. */
    facts: z.array(z.object({ type: z.enum(FACT_ITEMS), id: z.uuid() })),
  }),
);

/** A reviewer decided one item. The message to the person is in the review, not here. */
export const itemReviewed = event(
  'item.reviewed',
  z.object({
    caseId: z.uuid(),
    itemType: z.enum(ITEM_TYPES),
    itemId: z.string(),
    outcome: z.enum(['accepted', 'needs_fix']),
    source: z.enum(SOURCE_IDS).nullable(),
    evidence: z.enum(EVIDENCE_KINDS).nullable(),
    /** The new state of a fact; null for another item. */
    fact: z.object({ state: z.enum(FACT_STATES), nextCheckOn: calendarDay.nullable() }).nullable(),
    reviewedBy: z.uuid(),
    reviewedAt: z.iso.datetime(),
  }),
);

/** A registry's record differs from the person's statement. */
export const factDisputed = event(
  'fact.disputed',
  z.object({
    type: z.enum(FACT_ITEMS),
    id: z.uuid(),
    source: z.string(),
    /** The labels of the differing details. */
    differing: z.array(z.string()),
    checkedAt: z.iso.datetime(),
  }),
);

/** A reviewer matched an organization to its entry in the official directory, or to none. */
export const organizationLinked = event(
  'organization.linked',
  z.object({ caseId: z.uuid(), organizationId: z.uuid(), ccn: z.string().nullable(), linkedBy: z.uuid() }),
);

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
