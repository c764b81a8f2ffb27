import * as availability from '#domains/hiring/contract/self-scheduling/availability.ts';
import * as booking from '#domains/hiring/contract/self-scheduling/booking.ts';
import { route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { book } from './book.ts';
import { connectCalendar, disconnectCalendar } from './calendars/my-calendar.ts';
import { listOpen } from './list-open-times.ts';
import { readMine, saveMine } from './my-availability.ts';
import { listBookable, offer } from './offer-open-times.ts';

const employer = signedInAs('employer');

export const selfSchedulingRoutes = routes(
  route(availability.getAvailability, employer, ({ deps, me }) => readMine(deps, me)),
  route(availability.saveAvailability, employer, ({ deps, me, body }) => saveMine(deps, me, body)),
  route(
    availability.connectCalendar,
    signedInAs('employer', { limit: ['connect-calendar', 20, '1h'] }),
    ({ deps, me, body }) => connectCalendar(deps, me, body.url),
  ),
  route(availability.disconnectCalendar, employer, ({ deps, me }) => disconnectCalendar(deps, me)),
  route(booking.listInterviewers, employer, ({ deps, me, params }) => listBookable(deps, me, params.id)),
  route(booking.offerOpenTimes, employer, ({ deps, me, params, body }) => offer(deps, me, params.id, body)),
  route(booking.listOpenTimes, signedIn(), ({ deps, me, params }) => listOpen(deps, me, params.id)),
  route(
    booking.bookInterview,
    signedInAs('job_seeker', { limit: ['book-interview', 30, '1h'] }),
    ({ deps, me, params, body }) => book(deps, me, params.id, body),
  ),
);
