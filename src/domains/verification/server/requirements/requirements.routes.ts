import { administrator, route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/verification/contract/requirements.ts';
import { readMyRequirements } from './my-requirements.ts';
import { discard, publish, readSets, saveDraft } from './sets.ts';

export const requirementRoutes = routes(
  route(contracts.listRequirementSets, administrator(), ({ deps, me }) => readSets(deps, me)),
  route(contracts.saveRequirementDraft, administrator(), ({ deps, me, body }) => saveDraft(deps, me, body)),
  route(contracts.publishRequirementSet, administrator(), ({ deps, me, body }) => publish(deps, me, body)),
  route(contracts.discardRequirementDraft, administrator(), ({ deps, me, body }) => discard(deps, me, body)),
  route(contracts.getMyRequirements, signedInAs('job_seeker'), ({ deps, me }) => readMyRequirements(deps, me)),
);
