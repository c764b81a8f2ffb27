import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/hiring/contract/applications/auto-apply.ts';
import * as plans from '#domains/hiring/contract/applications/planned-applications.ts';
import { keep, listPlans, restore, skip } from './own-plans.ts';
import { previewPlans } from './plan-applications.ts';
import { resume, saveAutoApply, viewAutoApply } from './settings.ts';

const candidate = signedInAs('job_seeker');

export const autoApplyRoutes = routes(
  route(contracts.getAutoApply, candidate, ({ deps, me }) => viewAutoApply(deps, me)),
  route(contracts.setAutoApply, candidate, ({ deps, me, body }) => saveAutoApply(deps, me, body)),
  route(contracts.previewAutoApply, candidate, ({ deps, me, query }) => previewPlans(deps, me, query)),
  route(contracts.resumeAutoApply, candidate, ({ deps, me }) => resume(deps, me)),
  route(plans.listPlannedApplications, candidate, ({ deps, me }) => listPlans(deps, me)),
  route(plans.keepPlanned, candidate, ({ deps, me, params }) => keep(deps, me, params.id)),
  route(plans.skipPlanned, candidate, ({ deps, me, params }) => skip(deps, me, params.id)),
  route(plans.restorePlanned, candidate, ({ deps, me, params }) => restore(deps, me, params.id)),
);
