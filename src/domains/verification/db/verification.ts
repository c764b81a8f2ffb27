import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Evidence } from '#domains/verification/contract/cases/evidence.ts';
import type { RiskReason } from '#domains/verification/contract/cases/case-risk.ts';
import { PLAN_STATES, PLANNABLE } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { at, columnsWithout, createdAt, day, id, oneOf, updatedAt } from '#platform/db/columns.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

const STATES = statesOf(verificationMachine);
const SECOND_REVIEW_STATES = ['waiting', 'agreed', 'disagreed'] as const;

/** In Central Time, the product's home zone. */
const LOCALLY = sql.raw(`(submitted_at at time zone 'America/Chicago')`);
/** Monday is 1. */
const WEEKDAY = sql`extract(isodow from ${LOCALLY})::int`;

/**
 * Due two business days after submission at the same hour ('Typical review time is 1-2 business days'). A weekend
 * submission counts from the start of Monday.
 */
const TWO_BUSINESS_DAYS_ON = sql`(case when ${WEEKDAY} > 5
  then date_trunc('day', ${LOCALLY}) + (10 - ${WEEKDAY}) * interval '1 day'
  else ${LOCALLY} + (case when ${WEEKDAY} > 3 then 4 else 2 end) * interval '1 day' end) at time zone 'America/Chicago'`;

/**
 * One submission of a person or an organization up to its decision; a resubmission is a new case. Changes by an approved
 * person are a case of the changed facts only.
 */
export const verificationCases = pgTable(
  'verification_cases',
  {
    id: id(),
    subjectType: text({ enum: ['person', 'organization'] }).notNull(),
    userId: uuid().references(() => profiles.userId, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    status: text({ enum: STATES }).notNull().default('pending'),
    /** `type:id` of the facts that an approved person changed; null for a complete submission. */
    changes: text().array(),
    submittedAt: createdAt(),
    submittedBy: uuid(),
    dueAt: at().generatedAlwaysAs(TWO_BUSINESS_DAYS_ON).notNull(),
    claimedBy: uuid(),
    /** Last activity of the claimant: the claim expires some time after it. */
    claimedAt: at(),
    /** First claim by any reviewer before the decision; later claims and releases do not change it. */
    firstClaimedAt: at(),
    /** The reviewer that an administrator assigned. Only a claim locks the case. */
    assignedTo: uuid(),
    decidedBy: uuid(),
    decidedAt: at(),
    /** Message to the person: what to fix, or why the case was rejected. */
    message: text(),
    /** For an organization: the call to the number in the directory, never the form's. */
    callbackNumber: text(),
    callbackAt: at(),
    callbackNote: text(),
    /** Source of the number: the directory entry, or the source that the reviewer names. */
    callbackSource: text(),
    /** Day on which the reviewer found the number elsewhere; null if it is from the directory or NPPES. */
    callbackFoundOn: day(),
    /** An approval despite a discrepancy or a hold: who requested it first, when and why. */
    overrideBy: uuid(),
    overrideAt: at(),
    overrideReason: text(),
    /** The findings that the approval overrides, in the words shown to the reviewer. */
    overrideOver: text().array(),
    /** Increases with each decision; a stale version is answered with 409. */
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('verification_cases_status_known', t.status, STATES),
    uniqueIndex('verification_cases_open_person')
      .on(t.userId)
      .where(sql`status = 'pending' and user_id is not null`),
    uniqueIndex('verification_cases_open_organization')
      .on(t.organizationId)
      .where(sql`status = 'pending' and organization_id is not null`),
    index().on(t.status, t.submittedAt, t.id),
    index().on(t.status, t.decidedAt, t.id),
    // Finds the few organizations among many people.
    index().on(t.subjectType, t.status, t.submittedAt, t.id),
    index().on(t.subjectType, t.status, t.decidedAt, t.id),
    // For the lists behind the review times of the overview.
    // Without undecided cases, which would sort before the latest and be skipped one by one in the list of a status.
    index()
      .on(t.decidedAt, t.id)
      .where(sql`decided_at is not null`),
    index('verification_cases_in_time')
      .on(t.decidedAt, t.id)
      .where(sql`decided_at <= due_at`),
    index('verification_cases_decided_late')
      .on(t.decidedAt, t.id)
      .where(sql`decided_at > due_at`),
    // For a person's own cases, and whether an earlier one was submitted.
    index().on(t.userId, t.submittedAt),
    index().on(t.organizationId, t.submittedAt),
    index('verification_cases_claimed')
      .on(t.claimedBy, t.submittedAt)
      .where(sql`claimed_by is not null`),
    index('verification_cases_assigned')
      .on(t.assignedTo, t.submittedAt)
      .where(sql`assigned_to is not null`),
  ],
);

const CHECK_STATES = ['waiting', 'answered', 'unanswered'] as const;
const CHECK_OUTCOMES = ['match', 'mismatch', 'not_found'] as const;
const CHECK_SOURCES = ['nursys', 'nppes'] as const;

/** One registry lookup for one item of a person or an organization, stored as evidence with its question. */
export const sourceChecks = pgTable(
  'source_checks',
  {
    id: id(),
    userId: uuid().references(() => profiles.userId, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    itemType: text().notNull(),
    itemId: text().notNull(),
    source: text({ enum: CHECK_SOURCES }).notNull(),
    state: text({ enum: CHECK_STATES }).notNull().default('waiting'),
    outcome: text({ enum: CHECK_OUTCOMES }),
    /** The facts at the time of the lookup. */
    question: jsonb().notNull(),
    findings: jsonb().notNull().default([]),
    notes: jsonb().notNull().default([]),
    /** For an organization: the phone number in the registry, to call back. */
    phone: text(),
    /** The source's key for an answer that comes later. */
    reference: text(),
    /** Number of failed attempts, and the latest error. */
    attempts: integer().notNull().default(0),
    fault: text(),
    /** Null for an automatic lookup. */
    askedBy: uuid(),
    askedAt: createdAt(),
    checkedAt: at(),
    nextCheckOn: day(),
  },
  (t) => [
    oneOf('source_checks_state_known', t.state, CHECK_STATES),
    oneOf('source_checks_outcome_known', t.outcome, CHECK_OUTCOMES),
    oneOf('source_checks_source_known', t.source, CHECK_SOURCES),
    index().on(t.userId, t.askedAt),
    index().on(t.organizationId, t.askedAt),
    index('source_checks_due')
      .on(t.nextCheckOn)
      .where(sql`state = 'answered'`),
  ],
);

/** A decision on one item of a case: a license, a document or a field of an organization. */
export const itemReviews = pgTable(
  'item_reviews',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => verificationCases.id, { onDelete: 'cascade' }),
    itemType: text().notNull(),
    itemId: text().notNull(),
    outcome: text({ enum: ['accepted', 'needs_fix'] }).notNull(),
    source: text(),
    message: text(),
    /** The named source's answer at the time of the decision; null if no source was named. */
    evidence: jsonb().$type<Evidence>(),
    checklist: jsonb().notNull().default({}),
    reviewedBy: uuid().notNull(),
    reviewedAt: createdAt(),
  },
  (t) => [uniqueIndex('item_reviews_one_an_item').on(t.caseId, t.itemType, t.itemId)],
);

/**
 * The risk of a pending case and its reasons, separate from the case because people read their own. Triggers create and
 * delete the row and mark it as stale; a job recomputes it.
 */
export const caseRisks = pgTable(
  'case_risks',
  {
    caseId: uuid()
      .primaryKey()
      .references(() => verificationCases.id, { onDelete: 'cascade' }),
    score: integer().notNull().default(0),
    reasons: jsonb().$type<RiskReason[]>().notNull().default([]),
    submittedAt: at().notNull(),
    isStale: boolean().notNull().default(true),
    weighedAt: at(),
  },
  (t) => [
    // All ascending, so that one key continues a page: highest risk first, then longest wait.
    index('case_risks_order').on(sql`(-${t.score})`, t.submittedAt, t.caseId),
    index('case_risks_stale')
      .on(t.submittedAt)
      .where(sql`is_stale`),
  ],
);

/** An approval that a second reviewer checks without knowing the first decision. */
export const secondReviews = pgTable(
  'second_reviews',
  {
    caseId: uuid()
      .primaryKey()
      .references(() => verificationCases.id, { onDelete: 'cascade' }),
    firstBy: uuid().notNull(),
    firstAt: at().notNull(),
    status: text({ enum: SECOND_REVIEW_STATES }).notNull().default('waiting'),
    decidedBy: uuid(),
    decidedAt: at(),
    note: text(),
    /** The case that was reopened because the reviewers disagree. */
    reopenedCaseId: uuid(),
  },
  (t) => [
    oneOf('second_reviews_status_known', t.status, SECOND_REVIEW_STATES),
    index().on(t.reopenedCaseId),
    index().on(t.decidedAt, t.caseId),
    index('second_reviews_waiting')
      .on(t.firstAt, t.caseId)
      .where(sql`status = 'waiting'`),
  ],
);

/** A decision in bulk. It takes effect at `dueAt` unless it is undone before (the undo window). */
export const plannedDecisions = pgTable(
  'planned_decisions',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => verificationCases.id, { onDelete: 'cascade' }),
    /** The case's version when it was planned; a decision on another version is refused. */
    version: integer().notNull(),
    decision: text({ enum: PLANNABLE }).notNull(),
    message: text(),
    /** Planned on the open case: optional items may stay unreviewed, and concerns have a reason. */
    isOnCase: boolean().notNull().default(false),
    overrideReason: text(),
    /** The concerns that the reviewer saw and overrode. */
    overrideOver: text().array(),
    plannedBy: uuid().notNull(),
    plannedAt: at().notNull(),
    dueAt: at().notNull(),
    state: text({ enum: PLAN_STATES }).notNull().default('planned'),
    /** Who undid it; null when it took effect. */
    settledBy: uuid(),
    settledAt: at(),
    refusal: text(),
  },
  (t) => [
    oneOf('planned_decisions_decision_known', t.decision, PLANNABLE),
    oneOf('planned_decisions_state_known', t.state, PLAN_STATES),
    uniqueIndex('planned_decisions_one_open')
      .on(t.caseId)
      .where(sql`state = 'planned'`),
    index('planned_decisions_due')
      .on(t.dueAt)
      .where(sql`state = 'planned'`),
    index('planned_decisions_mine')
      .on(t.plannedBy, t.dueAt)
      .where(sql`state = 'planned'`),
    index().on(t.caseId, t.plannedAt),
  ],
);

export const openCase = columnsWithout(
  verificationCases,
  'claimedBy',
  'claimedAt',
  'firstClaimedAt',
  'assignedTo',
  'decidedBy',
  'callbackNumber',
  'callbackAt',
  'callbackNote',
  'callbackSource',
  'callbackFoundOn',
  'overrideBy',
  'overrideAt',
  'overrideReason',
  'overrideOver',
  'version',
);

export const openReview = columnsWithout(itemReviews, 'source', 'evidence', 'checklist', 'reviewedBy');
