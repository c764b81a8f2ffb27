import { readToday } from '#domains/hiring/contract/today.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { readTodayOf } from './read-today.ts';
import { todaySubscribers } from './today.subscribers.ts';

export const todayFeature: Feature = {
  name: 'today',
  subscribers: todaySubscribers,
  contracts: [readToday],
  routes: routes(route(readToday, signedInAs('employer'), ({ deps, me, query }) => readTodayOf(deps, me, query))),
};
