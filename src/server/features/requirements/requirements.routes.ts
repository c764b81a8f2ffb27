import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import {
  adminActorOf,
  answer,
  input,
  onlyAdmin,
  onlyRole,
  viewerOf,
  type AppEnv,
  type Routes,
} from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/requirements.ts';
import { changeAdded, readAdded } from './additions.ts';
import { readMyRequirements } from './my-requirements.ts';
import { discard, publish, readSets, saveDraft } from './sets.ts';

const me = (c: Parameters<typeof adminActorOf>[0]) => adminActorOf(c).userId;
const employer = onlyRole('employer');

export const requirementRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listRequirementSets.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.listRequirementSets, await readSets(deps, me(c))),
    )
    .put(contracts.saveRequirementDraft.path, onlyAdmin, input(contracts.saveRequirementDraft), async (c) =>
      answer(c, deps, contracts.saveRequirementDraft, await saveDraft(deps, me(c), c.get('input').body)),
    )
    .post(contracts.publishRequirementSet.path, onlyAdmin, input(contracts.publishRequirementSet), async (c) =>
      answer(c, deps, contracts.publishRequirementSet, await publish(deps, me(c), c.get('input').body)),
    )
    .post(contracts.discardRequirementDraft.path, onlyAdmin, input(contracts.discardRequirementDraft), async (c) =>
      answer(c, deps, contracts.discardRequirementDraft, await discard(deps, me(c), c.get('input').body)),
    )
    .get(contracts.getEmployerRequirements.path, employer, async (c) =>
      answer(c, deps, contracts.getEmployerRequirements, await readAdded(deps, viewerOf(c).userId)),
    )
    .put(contracts.saveEmployerRequirements.path, employer, input(contracts.saveEmployerRequirements), async (c) =>
      answer(
        c,
        deps,
        contracts.saveEmployerRequirements,
        await changeAdded(deps, viewerOf(c).userId, c.get('input').body),
      ),
    )
    .get(contracts.getMyRequirements.path, onlyRole('job_seeker'), async (c) =>
      answer(c, deps, contracts.getMyRequirements, await readMyRequirements(deps, viewerOf(c).userId)),
    );
