import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/applications.ts';
import { getApplicant, getApplicantCard, listApplicants } from './applicants.ts';
import { apply } from '#server/features/applications/index.ts';
import { decline, setMedicalConsent, shortlist, withdraw } from '#server/features/applications/index.ts';
import { getMine, getMyCard, listMine } from './my-applications.ts';
import { preview } from './preview.ts';

const candidate = onlyRole('job_seeker');
const employer = onlyRole('employer');

export const applicationViewRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listMyApplications.path, candidate, input(contracts.listMyApplications), async (c) =>
      answer(c, deps, contracts.listMyApplications, await listMine(deps, viewerOf(c).userId, c.get('input').query)),
    )
    .get(contracts.getMyApplication.path, candidate, input(contracts.getMyApplication), async (c) =>
      answer(c, deps, contracts.getMyApplication, await getMine(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .get(contracts.previewApplication.path, candidate, input(contracts.previewApplication), async (c) =>
      answer(c, deps, contracts.previewApplication, await preview(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .post(
      contracts.applyToJob.path,
      candidate,
      limit(deps, 'apply', 30, '1h'),
      input(contracts.applyToJob),
      async (c) => {
        const { userId } = viewerOf(c);
        const made = await apply(deps, { candidateId: userId, jobId: c.get('input').body.jobId, source: 'manual' });
        return answer(c, deps, contracts.applyToJob, await getMyCard(deps, userId, made.id), 201);
      },
    )
    .post(contracts.withdrawApplication.path, candidate, input(contracts.withdrawApplication), async (c) => {
      const { userId } = viewerOf(c);
      const { params, body } = c.get('input');
      await withdraw(deps, userId, params.id, body.reason);
      return answer(c, deps, contracts.withdrawApplication, await getMyCard(deps, userId, params.id));
    })
    .put(contracts.shareMedical.path, candidate, input(contracts.shareMedical), async (c) => {
      const { params, body } = c.get('input');
      await setMedicalConsent(deps, viewerOf(c).userId, params.id, body.granted);
      return answer(c, deps, contracts.shareMedical, { granted: body.granted });
    })
    .get(contracts.listApplicants.path, employer, input(contracts.listApplicants), async (c) => {
      const { params, query } = c.get('input');
      return answer(
        c,
        deps,
        contracts.listApplicants,
        await listApplicants(deps, viewerOf(c).userId, params.id, query),
      );
    })
    .get(contracts.getApplicant.path, employer, input(contracts.getApplicant), async (c) =>
      answer(c, deps, contracts.getApplicant, await getApplicant(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .post(contracts.shortlistApplicant.path, employer, input(contracts.shortlistApplicant), async (c) => {
      const { userId } = viewerOf(c);
      const { id } = c.get('input').params;
      await shortlist(deps, userId, id);
      return answer(c, deps, contracts.shortlistApplicant, await getApplicantCard(deps, userId, id));
    })
    .post(contracts.declineApplicant.path, employer, input(contracts.declineApplicant), async (c) => {
      const { userId } = viewerOf(c);
      const { params, body } = c.get('input');
      await decline(deps, userId, params.id, body);
      return answer(c, deps, contracts.declineApplicant, await getApplicantCard(deps, userId, params.id));
    });
