import { sql, type SQL } from 'drizzle-orm';

/**
 * The first response to an application (`a`). Each application whose response is due is answered in time, answered late or
 * unanswered: exactly one of the three.
 */
export const ANSWERED = sql`a.first_response_at is not null`;
/** No answer is due for a person whom the team cannot see, so one that comes anyway is in time. */
export const ANSWERED_IN_TIME = sql`a.first_response_at <= coalesce(a.response_due_at, a.first_response_at)`;
export const ANSWERED_LATE = sql`a.first_response_at > a.response_due_at`;

/**
 * The response time passed without an answer. An application that ended before (withdrawn, or its job was filled) needs no
 * answer, unless the employer declined it unopened. Ended applications no longer change, so the last change is the end.
 */
export const unanswered = (now: SQL): SQL => sql`(a.first_response_at is null and a.response_due_at < ${now}
  and (a.stage = 'applied' or a.declined_unopened or a.updated_at > a.response_due_at))`;

/** Answered, or overdue. */
export const answerDue = (now: SQL): SQL => sql`(${ANSWERED} or ${unanswered(now)})`;
