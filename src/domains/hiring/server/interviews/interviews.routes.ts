import { z } from 'zod';
import * as contracts from '#domains/hiring/contract/interviews/interviews.ts';
import { notFound } from '#platform/server/errors.ts';
import { rawRoute, route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { downloadCalendarEntry } from './download-calendar-entry.ts';
import { cancel, declineInterview, recordOutcome } from './finish.ts';
import { listMine } from './list.ts';
import { accept, counter, propose } from './schedule.ts';

export const interviewRoutes = routes(
  route(contracts.proposeInterview, signedInAs('employer'), ({ deps, me, params, body }) =>
    propose(deps, me, params.id, body),
  ),
  route(contracts.acceptInterview, signedIn(), ({ deps, me, params, body }) =>
    accept(deps, me, params.id, body.slotId),
  ),
  route(contracts.counterInterview, signedIn(), ({ deps, me, params, body }) => counter(deps, me, params.id, body)),
  route(contracts.declineInterview, signedIn(), ({ deps, me, params, body }) =>
    declineInterview(deps, me, params.id, body.reason),
  ),
  route(contracts.cancelInterview, signedIn(), ({ deps, me, params, body }) =>
    cancel(deps, me, params.id, body.reason),
  ),
  route(contracts.recordOutcome, signedInAs('employer'), ({ deps, me, params, body }) =>
    recordOutcome(deps, me, params.id, body),
  ),
  route(contracts.listMyInterviews, signedIn(), ({ deps, me, query }) => listMine(deps, me, query)),
  rawRoute(contracts.invitationPath(':id'), signedIn(), async ({ deps, viewer, c }) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw notFound('interview');
    const { method, content } = await downloadCalendarEntry(deps, viewer, id.data);
    c.header('Content-Type', `text/calendar; charset=utf-8; method=${method}`);
    c.header('Content-Disposition', 'attachment; filename="interview.ics"');
    return c.body(content);
  }),
);
