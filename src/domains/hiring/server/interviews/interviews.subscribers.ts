import type { z } from 'zod';
import { calendarEntry, readAttending, type CalendarEntry } from '#domains/hiring/server/calendar/index.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { namesOf, notifyParties, otherSide, readParties, type Side } from '#domains/hiring/server/parties/index.ts';
import { applicationEnded, applicationMoved } from '#domains/hiring/contract/applications/application-events.ts';
import { END_REASONS } from '#domains/hiring/contract/decline-reasons.ts';
import {
  interviewBooked,
  interviewCanceled,
  interviewDeclined,
  interviewFinished,
  interviewMoved,
  interviewProposed,
} from '#domains/hiring/contract/interviews/interview-events.ts';
import { auditOn, type AuditEntry } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { onEvent, type Occurrence, type Subscriber } from '#platform/server/events/subscribers.ts';
import { cancelOpenInterviews } from './cancel-interviews.ts';
import { moveEntryToSuccessor } from './handed-over.ts';
import * as notices from './interviews.notices.ts';
import { readInterview } from './interviews.repo.ts';

type InterviewNotice = typeof notices.interviewProposed;

interface InterviewNews {
  to: readonly Side[];
  /** Adds the booked time to the readers' calendars or removes it; null while no time is booked. */
  calendar: { method: CalendarEntry['method']; start: string } | null;
  movedFrom?: string | null | undefined;
}

async function notifyOfInterview(
  deps: Deps,
  tx: Tx,
  notice: InterviewNotice,
  { id, payload: { interviewId, applicationId } }: Occurrence<z.output<(typeof interviewProposed)['payload']>>,
  { to, calendar, movedFrom }: InterviewNews,
): Promise<void> {
  const interview = await readInterview(tx, interviewId);
  const attending = calendar && (await readAttending(tx, await readParties(tx, applicationId), interviewId));
  await notifyParties(deps, tx, notice, applicationId, {
    to,
    interviewId,
    data: (parties) => ({
      ...namesOf(parties),
      interviewId,
      startsAt: interview.startsAt?.toISOString() ?? null,
      timeZone: clockOf(parties.job.zip),
      mode: interview.mode,
      place: interview.place,
      awaiting: interview.awaiting,
      movedFrom,
    }),
    dedupeKey: `${notice.kind}:${id}`,
    ...(calendar &&
      attending && {
        calendar: (parties, reader) =>
          calendarEntry(
            deps,
            // Mail to the team names no candidate: it outlives their account.
            {
              ...parties,
              interview,
              attending: reader.side === 'employer' ? { ...attending, candidate: null } : attending,
            },
            { ...calendar, start: new Date(calendar.start), reader },
          ),
      }),
  });
}

const BOTH: readonly Side[] = ['candidate', 'employer'];

/** Removes a booked time from both calendars; null when no time was booked. */
const removeFromCalendar = (bookedFor: string | null): InterviewNews['calendar'] =>
  bookedFor === null ? null : { method: 'CANCEL', start: bookedFor };

/** Who is notified of a cancellation: no one when times were only proposed and the application ended. */
function readersOfCancellation({ actor, bookedFor, cause }: z.output<(typeof interviewCanceled)['payload']>) {
  if (cause === 'canceled') return bookedFor ? BOTH : [otherSide(actor === 'candidate' ? 'candidate' : 'employer')];
  if (!bookedFor) return [];
  return cause === 'person_erased' ? (['employer'] as const) : BOTH;
}

const auditEntry = (
  action: string,
  { actorId, interviewId, applicationId }: z.output<(typeof interviewProposed)['payload']>,
): AuditEntry => ({
  actorId,
  action: `interview.${action}`,
  subjectType: 'interview',
  subjectId: interviewId,
  detail: { applicationId },
});

export const interviewSubscribers: readonly Subscriber[] = [
  onEvent('hiring.cancel-interviews-with-application', applicationEnded, (deps, tx, { payload }) =>
    cancelOpenInterviews(deps, tx, payload.applicationId, {
      cause: payload.end.cause === 'person_erased' ? 'person_erased' : 'application_ended',
      reason: END_REASONS[payload.end.cause],
    }),
  ),
  onEvent(
    'hiring.cancel-interviews-of-hired',
    applicationMoved,
    async (deps, tx, { payload: { to, applicationId } }) => {
      if (to === 'hired')
        await cancelOpenInterviews(deps, tx, applicationId, {
          cause: 'candidate_hired',
          reason: 'The offer was accepted.',
        });
    },
  ),
  onEvent('hiring.notify-of-proposed-interview', interviewProposed, (deps, tx, occurrence) =>
    notifyOfInterview(deps, tx, notices.interviewProposed, occurrence, { to: ['candidate'], calendar: null }),
  ),
  onEvent('hiring.notify-of-booked-interview', interviewBooked, (deps, tx, occurrence) =>
    notifyOfInterview(deps, tx, notices.interviewConfirmed, occurrence, {
      to: BOTH,
      calendar: { method: 'REQUEST', start: occurrence.payload.startsAt },
      movedFrom: occurrence.payload.movedFrom,
    }),
  ),
  onEvent('hiring.notify-of-moved-interview', interviewMoved, (deps, tx, occurrence) => {
    const { bookedFor, awaiting } = occurrence.payload;
    const news = { to: bookedFor ? BOTH : [awaiting], calendar: removeFromCalendar(bookedFor) };
    return notifyOfInterview(deps, tx, notices.interviewRescheduled, occurrence, news);
  }),
  onEvent('hiring.notify-of-declined-interview', interviewDeclined, (deps, tx, occurrence) =>
    notifyOfInterview(deps, tx, notices.interviewCanceled, occurrence, { to: ['employer'], calendar: null }),
  ),
  onEvent('hiring.notify-of-canceled-interview', interviewCanceled, (deps, tx, occurrence) =>
    notifyOfInterview(deps, tx, notices.interviewCanceled, occurrence, {
      to: readersOfCancellation(occurrence.payload),
      calendar: removeFromCalendar(occurrence.payload.bookedFor),
    }),
  ),
  moveEntryToSuccessor,
  auditOn(interviewProposed, (payload) => auditEntry('proposed', payload)),
  auditOn(interviewBooked, (payload) => auditEntry('confirmed', payload)),
  auditOn(interviewMoved, (payload) => auditEntry('rescheduled', payload)),
  auditOn(interviewDeclined, (payload) => auditEntry('declined', payload)),
  auditOn(interviewFinished, (payload) => auditEntry(payload.result, payload)),
  // An interview that ends with its application is covered by the application's line.
  auditOn(interviewCanceled, (payload) => (payload.cause === 'canceled' ? auditEntry('canceled', payload) : null)),
];
