import { administrator, route, routes, signedIn } from '#platform/server/http/route.ts';
import * as contracts from '#domains/matching/contract/appeals.ts';
import { answerAppeal, listAppeals } from './answer-appeal.ts';
import { requestAppeal, listMyAppeals } from './request-appeal.ts';

export const appealRoutes = routes(
  route(contracts.requestAppeal, signedIn({ limit: ['appeals', 10, '1h'] }), ({ deps, me, body }) =>
    requestAppeal(deps, me, body),
  ),
  route(contracts.listMyAppeals, signedIn(), ({ deps, me }) => listMyAppeals(deps, me)),
  route(contracts.listAppeals, administrator(), ({ deps, me, query }) => listAppeals(deps, me, query)),
  route(contracts.answerAppeal, administrator(), ({ deps, me, params, body }) =>
    answerAppeal(deps, me, params.id, body),
  ),
);
