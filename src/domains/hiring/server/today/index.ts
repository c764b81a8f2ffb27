import { readToday, visitToday } from '#domains/hiring/contract/today.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { readTodayOf } from './read-today.ts';
import { visit } from './visit-today.ts';
import { todaySubscribers } from './today.subscribers.ts';

export const todayFeature: Feature = {
  name: 'today',
  subscribers: todaySubscribers,
  contracts: [readToday, visitToday],
  routes: routes(
    route(readToday, signedInAs('employer'), ({ deps, me, query }) => readTodayOf(deps, me, query)),
    route(visitToday, signedInAs('employer'), ({ deps, me, body }) => visit(deps, me, body.whose)),
  ),
};
