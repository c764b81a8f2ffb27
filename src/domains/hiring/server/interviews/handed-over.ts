import { interviewHandedOver } from '#domains/hiring/contract/interviews/interview-events.ts';
import { calendarEntry, readAttending } from '#domains/hiring/server/calendar/index.ts';
import { namesOf, readerOf, readParties } from '#domains/hiring/server/parties/index.ts';
import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { interviewHandedOver as notice } from './interviews.notices.ts';
import { readInterview } from './interviews.repo.ts';

/** The entry leaves the calendar of the member who left, and the successor gets theirs. The candidate's stays. */
export const moveEntryToSuccessor = onEvent(
  'hiring.move-entry-to-successor',
  interviewHandedOver,
  async (deps, tx, { id, payload: { interviewId, applicationId, from, to, startsAt } }) => {
    const [interview, parties] = [await readInterview(tx, interviewId), await readParties(tx, applicationId)];
    const attending = { ...(await readAttending(tx, parties, interviewId)), candidate: null };
    const about = { ...parties, interview, attending };
    const noticeTo = (userId: string) => {
      const isMine = userId === to;
      const readerAt = (address: string) => readerOf(parties, 'employer', address);
      return {
        userId,
        href: isMine ? readerAt('').href : '/settings/security',
        dedupeKey: `${notice.kind}:${id}`,
        data: {
          ...namesOf(parties),
          interviewId,
          startsAt,
          timeZone: clockOf(parties.job.zip),
          mode: interview.mode,
          place: interview.place,
          isMine,
        },
        calendar: (address: string) =>
          calendarEntry(deps, about, {
            method: isMine ? 'REQUEST' : 'CANCEL',
            start: new Date(startsAt),
            reader: readerAt(address),
          }),
      };
    };
    await notifyAll(deps, tx, notice, [noticeTo(to), noticeTo(from)]);
  },
);
