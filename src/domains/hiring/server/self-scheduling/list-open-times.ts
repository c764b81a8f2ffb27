import type { z } from 'zod';
import { readInterview } from '#domains/hiring/server/interviews/index.ts';
import { OPEN_INTERVIEWS } from '#domains/hiring/contract/interviews/interviews.ts';
import type { listOpenTimes } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { requireBooking } from './booking.ts';
import { readInterviewers } from './interviewers.repo.ts';
import { openTimes } from './open-times.ts';

/** The times that can be booked for an interview now; either side may look. */
export const listOpen = (
  deps: Deps,
  userId: string,
  interviewId: string,
): Promise<z.input<(typeof listOpenTimes)['response']>> =>
  deps.db.as(user(userId), async (tx) => {
    const { status, startsAt: booked } = await readInterview(tx, interviewId);
    if (!OPEN_INTERVIEWS.some((open) => open === status)) {
      throw wrongState('This interview is closed, so no time can be booked.', status);
    }
    const now = deps.clock.now();
    return elevate(tx, async () => {
      const { rule, interviewerIds, durationMinutes } = await requireBooking(tx, interviewId);
      const interviewers = await readInterviewers(tx, interviewerIds, { now, except: interviewId });
      const times = openTimes(interviewers, { rule, durationMinutes, now });
      // A booked interview moves to another time.
      const others = times.filter(({ startsAt }) => startsAt !== booked?.getTime());
      return { times: others.map(({ startsAt }) => new Date(startsAt).toISOString()), durationMinutes };
    });
  });
