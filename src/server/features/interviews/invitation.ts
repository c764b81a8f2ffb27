import { invitationFor, readInterview, type Invitation } from '#server/features/calendar/index.ts';
import { user } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound, wrongState } from '#server/platform/errors.ts';
import type { Viewer } from '#server/platform/http.ts';

/** The calendar entry as a file, for whoever would rather open it than have it in a mail. */
export const downloadInvitation = (deps: Deps, viewer: Viewer, interviewId: string): Promise<Invitation> =>
  deps.db.as(user(viewer.userId), async (tx) => {
    const facts = await readInterview(tx, interviewId);
    if (!facts) throw notFound('interview');
    const { status, startsAt: start } = facts.interview;
    if (!start) throw wrongState('There is a calendar entry once a time is confirmed.', status);
    const method = status === 'cancelled' ? 'CANCEL' : 'REQUEST';
    return invitationFor(deps, facts, { method, start, address: viewer.email });
  });
