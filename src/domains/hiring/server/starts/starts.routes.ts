import { z } from 'zod';
import * as checkIns from '#domains/hiring/contract/starts/check-ins.ts';
import * as own from '#domains/hiring/contract/starts/own-items.ts';
import * as contracts from '#domains/hiring/contract/starts/starts.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { AppContext } from '#platform/server/http/http.ts';
import { administrator, done, rawRoute, route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { answer, totalsForAdministrator, totalsForEmployer } from './check-ins/check-ins.ts';
import { declineStart, giveNotice, recordOutcome, withdrawStart } from './end-start.ts';
import { listForEmployer, listMine } from './list-starts.ts';
import { markItem } from './items/mark-item.ts';
import { answerDate, proposeDate } from './move-date.ts';
import { addItem, editItem, listItems, removeItem } from './own-items/own-items.ts';
import { packetOf } from './packet/packet.ts';
import { readStart } from './read-start.ts';

const candidate = signedInAs('job_seeker');
const employer = signedInAs('employer');

const packet = (format: 'pdf' | 'csv') =>
  rawRoute(contracts.packetPath(':id', format), signedIn(), ({ deps, me, c }) => sendPacket(deps, me, c, format));

export const startRoutes = routes(
  route(contracts.listMyStarts, candidate, ({ deps, me }) => listMine(deps, me)),
  route(contracts.listEmployerStarts, employer, ({ deps, me, query }) => listForEmployer(deps, me, query)),
  route(contracts.getStart, signedIn(), ({ deps, me, params }) => readStart(deps, me, params.id)),
  route(contracts.markStartItem, signedIn(), ({ deps, me, params, body }) => markItem(deps, me, params, body.isDone)),
  route(contracts.proposeStartDate, signedIn(), ({ deps, me, params, body }) => proposeDate(deps, me, params.id, body)),
  route(contracts.answerStartDate, signedIn(), ({ deps, me, params, body }) => answerDate(deps, me, params.id, body)),
  route(contracts.giveStartNotice, employer, ({ deps, me, params }) => giveNotice(deps, me, params.id)),
  route(contracts.withdrawStart, employer, ({ deps, me, params, body }) =>
    withdrawStart(deps, me, params.id, body.reason),
  ),
  route(contracts.declineStart, candidate, ({ deps, me, params, body }) =>
    declineStart(deps, me, params.id, body.reason),
  ),
  route(contracts.recordStart, employer, ({ deps, me, params, body }) =>
    recordOutcome(deps, me, params.id, body.outcome),
  ),
  packet('pdf'),
  packet('csv'),
  route(checkIns.answerCheckIn, signedIn(), ({ deps, me, params, body }) => answer(deps, me, params, body)),
  route(checkIns.getEmployerCheckIns, employer, ({ deps, me }) => totalsForEmployer(deps, me)),
  route(checkIns.getAdminCheckIns, administrator(), ({ deps, actor }) => totalsForAdministrator(deps, actor)),
  route(own.listOwnItems, employer, ({ deps, me }) => listItems(deps, me)),
  route(own.createOwnItem, employer, ({ deps, me, body }) => addItem(deps, me, body)),
  route(own.changeOwnItem, employer, ({ deps, me, params, body }) => editItem(deps, me, params.id, body)),
  route(own.deleteOwnItem, employer, async ({ deps, me, params }) => {
    await removeItem(deps, me, params.id);
    return done;
  }),
);

async function sendPacket(deps: Deps, me: string, c: AppContext, format: 'pdf' | 'csv'): Promise<Response> {
  const id = z.uuid().safeParse(c.req.param('id'));
  if (!id.success) throw notFound('start');
  const { body, contentType, fileName } = await packetOf(deps, me, id.data, format);
  return c.body(body, 200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
}
