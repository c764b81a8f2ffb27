import { sql, type SQL } from 'drizzle-orm';

/**
 * What became of an application's (`a`) first answer. Every one that counts as due is answered in time, answered late or
 * unanswered, and only one of these.
 */
export const ANSWERED = sql`a.first_response_at is not null`;
export const ANSWERED_IN_TIME = sql`a.first_response_at <= a.response_due_at`;
export const ANSWERED_LATE = sql`a.first_response_at > a.response_due_at`;

/**
 * The time passed without an answer. An application that ended before (withdrawn, or its job was filled) owes none; an
 * ended one is not changed any more, so that its last change is its end.
 */
export const unanswered = (now: SQL): SQL => sql`(a.first_response_at is null and a.response_due_at < ${now}
  and (a.stage = 'applied' or a.updated_at > a.response_due_at))`;

/** Answered, or past its time without an answer. */
export const answerDue = (now: SQL): SQL => sql`(${ANSWERED} or ${unanswered(now)})`;
