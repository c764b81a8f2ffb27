import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/hiring/contract/applicants.ts';
import { decline, shortlist } from '#domains/hiring/server/applications/index.ts';
import { getApplicant, getApplicantCard, listApplicants } from './applicants.ts';

export const applicantRoutes = routes(
  route(contracts.listApplicants, signedInAs('employer'), ({ deps, me, params, query }) =>
    listApplicants(deps, me, params.id, query),
  ),
  route(contracts.getApplicant, signedInAs('employer'), ({ deps, me, params, query }) =>
    getApplicant(deps, me, params.id, query),
  ),
  route(contracts.shortlistApplicant, signedInAs('employer'), async ({ deps, me, params }) => {
    await shortlist(deps, me, params.id);
    return getApplicantCard(deps, me, params.id);
  }),
  route(contracts.declineApplicant, signedInAs('employer'), async ({ deps, me, params, body }) => {
    await decline(deps, me, params.id, body);
    return getApplicantCard(deps, me, params.id);
  }),
);
