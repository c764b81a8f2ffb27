import { route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/hiring/contract/interviews.ts';
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
);
