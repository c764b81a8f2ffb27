import { readerOf, readParties } from '#domains/hiring/server/parties/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import { calendarEntry, readAttending, type CalendarEntry } from '#domains/hiring/server/calendar/index.ts';
import { readInterview } from './interviews.repo.ts';

/** The calendar entry as a file, for readers who do not open it from a mail. */
export const downloadCalendarEntry = (deps: Deps, viewer: Viewer, interviewId: string): Promise<CalendarEntry> =>
  deps.db.as(user(viewer.userId), async (tx) => {
    const interview = await readInterview(tx, interviewId);
    const { status, startsAt: start } = interview;
    if (!start) throw wrongState('A calendar entry is available once a time is confirmed.', status);
    const parties = await readParties(tx, interview.applicationId);
    const method = status === 'canceled' ? 'CANCEL' : 'REQUEST';
    const side = parties.application.candidateId === viewer.userId ? 'candidate' : 'employer';
    const about = { ...parties, interview, attending: await readAttending(tx, parties, interviewId) };
    return calendarEntry(deps, about, { method, start, reader: readerOf(parties, side, viewer.email) });
  });
