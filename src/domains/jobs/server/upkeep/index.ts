import { confirmHiring } from '#domains/jobs/contract/upkeep.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { askStillHiring, stillHiringJob } from './ask-still-hiring.ts';
import { confirmStillHiring } from './confirm-hiring.ts';
import { upkeepNotices } from './upkeep.notices.ts';
import { upkeepSubscribers } from './upkeep.subscribers.ts';

export const upkeepFeature: Feature = {
  name: 'upkeep',
  notices: upkeepNotices,
  subscribers: upkeepSubscribers,
  contracts: [confirmHiring],
  routes: routes(
    route(confirmHiring, signedInAs('employer'), ({ deps, me, params }) => confirmStillHiring(deps, me, params.id)),
  ),
  jobs: [handle(stillHiringJob, askStillHiring)],
};
