import { z } from 'zod';
import { invitationPath } from '#domains/hiring/contract/interviews.ts';
import { notFound } from '#platform/server/errors.ts';
import { rawRoute, routes, signedIn } from '#platform/server/http/route.ts';
import { downloadCalendarEntry } from './download-calendar-entry.ts';

export const calendarRoutes = routes(
  rawRoute(invitationPath(':id'), signedIn(), async ({ deps, viewer, c }) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success) throw notFound('interview');
    const { method, content } = await downloadCalendarEntry(deps, viewer, id.data);
    c.header('Content-Type', `text/calendar; charset=utf-8; method=${method}`);
    c.header('Content-Disposition', 'attachment; filename="interview.ics"');
    return c.body(content);
  }),
);
