import * as contracts from '#domains/employers/contract/own-requirements.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { changeOwnRequirements, readOwnRequirements } from './own-requirements.ts';

export const ownRequirementRoutes = routes(
  route(contracts.getEmployerRequirements, signedInAs('employer'), ({ deps, me }) => readOwnRequirements(deps, me)),
  route(contracts.saveEmployerRequirements, signedInAs('employer'), ({ deps, me, body }) =>
    changeOwnRequirements(deps, me, body),
  ),
);
