import { invitationFor, readInterview, type Invitation } from '#domains/hiring/server/calendar/index.ts';
import { user } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import type { Viewer } from '#platform/server/http.ts';

/** The calendar entry as a file, for whoever would rather open it than have it in a mail. */
export const downloadInvitation = (deps: Deps, viewer: Viewer, interviewId: string): Promise<Invitation> =>
  deps.db.as(user(viewer.userId), async (tx) => {
    const facts = await readInterview(tx, interviewId);
    if (!facts) throw notFound('interview');
    const { status, startsAt: start } = facts.interview;
    if (!start) throw wrongState('There is a calendar entry once a time is confirmed.', status);
    const method = status === 'canceled' ? 'CANCEL' : 'REQUEST';
    return invitationFor(deps, facts, { method, start, address: viewer.email });
  });
