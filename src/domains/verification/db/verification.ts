import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Evidence } from '#domains/verification/contract/evidence.ts';
import type { RiskReason } from '#domains/verification/contract/case-risk.ts';
import { PLAN_STATES, PLANNABLE } from '#domains/verification/contract/planned-decisions-rules.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { at, columnsWithout, createdAt, day, id, oneOf, updatedAt } from '#platform/db/columns.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { profiles } from '#domains/accounts/db/identity.ts';

const STATES = statesOf(verificationMachine);
const SECOND_REVIEW_STATES = ['waiting', 'agreed', 'disagreed'] as const;

/** By the clock of Central time, where the product is at home. */
const LOCALLY = sql.raw(`(submitted_at at time zone 'America/Chicago')`);
/** Monday is 1. */
const WEEKDAY = sql`extract(isodow from ${LOCALLY})::int`;

/**
 * 'Typical review time is 1-2 business days': late is what waits longer. Two working days on, at the same hour; what is
 * handed in on a weekend counts from Monday's first minute.
 */
const TWO_BUSINESS_DAYS_ON = sql`(case when ${WEEKDAY} > 5
  then date_trunc('day', ${LOCALLY}) + (10 - ${WEEKDAY}) * interval '1 day'
  else ${LOCALLY} + (case when ${WEEKDAY} > 3 then 4 else 2 end) * interval '1 day' end) at time zone 'America/Chicago'`;

/**
 * One submission of a person or an organization, from handing in to the decision; a resubmission is a new case. What an
 * approved person changes later is a case of those facts alone.
 */
export const verificationCases = pgTable(
  'verification_cases',
  {
    id: id(),
    subjectType: text({ enum: ['person', 'organization'] }).notNull(),
    userId: uuid().references(() => profiles.userId, { onDelete: 'cascade' }),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    status: text({ enum: STATES }).notNull().default('pending'),
    /** `type:id` of the facts that an approved person changed; null for a whole submission. */
    changes: text().array(),
    submittedAt: createdAt(),
    submittedBy: uuid(),
    dueAt: at().generatedAlwaysAs(TWO_BUSINESS_DAYS_ON).notNull(),
    claimedBy: uuid(),
    /** The last touch: a claim ends some time after it. */
    claimedAt: at(),
    /** When a reviewer first took it up, until its decision; touches, releases and other reviewers leave it as it is. */
    firstClaimedAt: at(),
    /** Who should take it up, as an administrator said. It locks nothing; a claim does. */
    assignedTo: uuid(),
    decidedBy: uuid(),
    decidedAt: at(),
    /** Said to the person: what to fix, or why it was refused. */
    message: text(),
    /** For an organization: the call to the number in the directory, not the form's. */
    callbackNumber: text(),
    callbackAt: at(),
    callbackNote: text(),
    /** Where the number was found: the directory's entry, or what the reviewer names when there is none. */
    callbackSource: text(),
    /** The day on which the reviewer found the number elsewhere; null: it is the directory's or NPPES's. */
    callbackFoundOn: day(),
    /** Approval over a discrepancy or a hold: who asked for it first, when, and why. */
    overrideBy: uuid(),
    overrideAt: at(),
    overrideReason: text(),
    /** What that approval went over, in the words that the reviewer read. */
    overrideOver: text().array(),
    /** Raised by each decision; a stale one answers 409. */
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
    // The few organizations among many people.
    index().on(t.subjectType, t.status, t.submittedAt, t.id),
    index().on(t.subjectType, t.status, t.decidedAt, t.id),
    // The lists behind the overview's review times.
    // Without those that are not decided: they would stand before the latest, and a list of one state walk past them.
    index()
      .on(t.decidedAt, t.id)
      .where(sql`decided_at is not null`),
    index('verification_cases_in_time')
      .on(t.decidedAt, t.id)
      .where(sql`decided_at <= due_at`),
    index('verification_cases_decided_late')
      .on(t.decidedAt, t.id)
      .where(sql`decided_at > due_at`),
    // A person's own cases, and whether one was handed in before.
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

/** One look into a registry about one item of a person or an organization: the evidence, kept with what was asked. */
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
    /** The facts as they stood when they were asked about. */
    question: jsonb().notNull(),
    findings: jsonb().notNull().default([]),
    notes: jsonb().notNull().default([]),
    /** Of an organization: the registry's own number, to call back. */
    phone: text(),
    /** Under which a source that answers later keeps its answer. */
    reference: text(),
    /** How often it could not be asked, and why the last time. */
    attempts: integer().notNull().default(0),
    fault: text(),
    /** Null: the product itself. */
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

/** A decision on one item of a case: one license, one document, one field of an organization. */
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
    /** What the named source answered, as it was when the item was decided. Null: no source was named. */
    evidence: jsonb().$type<Evidence>(),
    checklist: jsonb().notNull().default({}),
    reviewedBy: uuid().notNull(),
    reviewedAt: createdAt(),
  },
  (t) => [uniqueIndex('item_reviews_one_an_item').on(t.caseId, t.itemType, t.itemId)],
);

/**
 * How much may be wrong with a waiting case, and why. Apart from the case, since a person reads their own case. Triggers
 * make and end the row with the waiting, and mark it stale with whatever it depends on; a job weighs it anew.
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
    // All ascending, so that a page goes on from one key: the riskiest first, of equals the longest waiting.
    index('case_risks_order').on(sql`(-${t.score})`, t.submittedAt, t.caseId),
    index('case_risks_stale')
      .on(t.submittedAt)
      .where(sql`is_stale`),
  ],
);

/** An approval that a second reviewer looks at without knowing what the first one did. */
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
    /** The case that waits again because the two do not agree. */
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

/** A decision that an administrator took for many cases at once. It leaves at `dueAt`, unless it is undone before. */
export const plannedDecisions = pgTable(
  'planned_decisions',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => verificationCases.id, { onDelete: 'cascade' }),
    /** The case's, when it was planned; on another one it is refused. */
    version: integer().notNull(),
    decision: text({ enum: PLANNABLE }).notNull(),
    message: text(),
    plannedBy: uuid().notNull(),
    plannedAt: at().notNull(),
    dueAt: at().notNull(),
    state: text({ enum: PLAN_STATES }).notNull().default('planned'),
    /** Who undid it; null when its time came. */
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
