import { sql, type SQL } from 'drizzle-orm';
import {
  ANSWERED,
  ANSWERED_IN_TIME,
  ANSWERED_LATE,
  answerDue,
  unanswered,
} from '#domains/hiring/db/waits/answer-clock.ts';
import type { FunnelStep } from '#domains/operations/contract/overview.ts';
import type { Figure, FigureKind } from '#domains/operations/contract/figures.ts';

/**
 * The SQL conditions of the overview's figures. A figure and the list behind it share them, so the list has as many
 * rows as the figure says.
 */

/** Figures exclude demo rows unless `withDemo` is set. */
export const real = (column: SQL, withDemo: boolean) => (withDemo ? sql`true` : sql`not ${column}`);
export const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const PERSON_OR_ORGANIZATION = sql`left join profiles p on p.user_id = v.user_id left join organizations o on o.id = v.organization_id`;

interface Rows {
  from: SQL;
  /** A row's key, and the time that the range applies to. */
  id: SQL;
  at: SQL;
  isDemo: SQL;
}

export const ROWS: Record<FigureKind, Rows> = {
  people: {
    from: sql`profiles p left join candidate_profiles c on c.user_id = p.user_id`,
    id: sql`p.user_id`,
    at: sql`p.created_at`,
    isDemo: sql`p.is_demo`,
  },
  cases: {
    from: sql`verification_cases v ${PERSON_OR_ORGANIZATION}`,
    id: sql`v.id`,
    at: sql`v.decided_at`,
    isDemo: sql`coalesce(p.is_demo, o.is_demo)`,
  },
  secondReviews: {
    from: sql`second_reviews s join verification_cases v on v.id = s.case_id ${PERSON_OR_ORGANIZATION}`,
    id: sql`s.case_id`,
    at: sql`s.decided_at`,
    isDemo: sql`coalesce(p.is_demo, o.is_demo)`,
  },
  /** The response clock that both sides see. */
  clocks: {
    from: sql`applications a join jobs j on j.id = a.job_id`,
    id: sql`a.id`,
    at: sql`a.response_due_at`,
    isDemo: sql`j.is_demo`,
  },
  hires: {
    from: sql`application_events e join applications a on a.id = e.application_id join jobs j on j.id = a.job_id`,
    id: sql`e.id`,
    at: sql`e.at`,
    isDemo: sql`j.is_demo`,
  },
};

/** The rows of a kind within the range. */
export const since = (kind: FigureKind, from: Date, withDemo: boolean): SQL =>
  sql`${ROWS[kind].at} >= ${moment(from)} and ${real(ROWS[kind].isDemo, withDemo)} and ${MEANT[kind]}`;

const MEANT: Record<FigureKind, SQL> = {
  people: sql`p.role = 'job_seeker'`,
  cases: sql`true`,
  secondReviews: sql`s.status <> 'waiting'`,
  clocks: sql`a.applied_at is not null`,
  hires: sql`e.to_stage = 'hired'`,
};

/** An account's progress; this exact expression is indexed. */
export const ACCOUNT_STATUS = sql`(case when p.onboarding_completed then p.verification_status else 'onboarding' end)`;

const hasApplication = (which: SQL) =>
  sql`exists (select from applications a where a.candidate_id = p.user_id and ${which})`;

/** How far a candidate got. */
export const REACHED: Record<FunnelStep, SQL> = {
  signed_up: sql`true`,
  onboarded: sql`p.onboarding_completed`,
  approved: sql`c.approved_at is not null`,
  matched: hasApplication(sql`true`),
  applied: hasApplication(sql`a.applied_at is not null`),
  interviewing: hasApplication(sql`exists (select from interviews i where i.application_id = a.id)`),
  offered: hasApplication(sql`exists (select from offers f where f.application_id = a.id)`),
  hired: hasApplication(sql`a.stage = 'hired'`),
};

/** The condition of each figure on the rows within the range. */
export const counted = (now: Date): Record<Exclude<Figure, FunnelStep | 'candidates' | 'employers'>, SQL> => ({
  decided: sql`true`,
  decided_in_time: sql`v.decided_at <= v.due_at`,
  decided_late: sql`v.decided_at > v.due_at`,
  worked: sql`v.first_claimed_at is not null`,
  second_reviewed: sql`true`,
  second_agreed: sql`s.status = 'agreed'`,
  second_disagreed: sql`s.status = 'disagreed'`,
  answer_due: answerDue(moment(now)),
  answered: ANSWERED,
  answered_in_time: ANSWERED_IN_TIME,
  answered_late: ANSWERED_LATE,
  unanswered: unanswered(moment(now)),
  hires: sql`true`,
});
