import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/jobs.ts';
import { moveJob } from './move-job.ts';
import { listJobs, readJob } from './read-jobs.ts';
import { createJob, duplicateJob, previewEligibility, saveJob } from './save-job.ts';

const employer = onlyRole('employer');

export const jobRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listMyJobs.path, employer, input(contracts.listMyJobs), async (c) =>
      answer(c, deps, contracts.listMyJobs, await listJobs(deps, viewerOf(c).userId, c.get('input').query)),
    )
    .post(contracts.createJob.path, employer, input(contracts.createJob), async (c) =>
      answer(c, deps, contracts.createJob, await createJob(deps, viewerOf(c).userId, c.get('input').body), 201),
    )
    .post(
      contracts.previewEligibility.path,
      employer,
      limit(deps, 'preview-eligibility', 120, '1m'),
      input(contracts.previewEligibility),
      async (c) => {
        const found = await previewEligibility(deps, viewerOf(c).userId, c.get('input').body);
        return answer(c, deps, contracts.previewEligibility, found);
      },
    )
    .get(contracts.getJob.path, employer, input(contracts.getJob), async (c) =>
      answer(c, deps, contracts.getJob, await readJob(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .put(contracts.saveJob.path, employer, input(contracts.saveJob), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.saveJob, await saveJob(deps, viewerOf(c).userId, params.id, body));
    })
    .post(contracts.moveJob.path, employer, input(contracts.moveJob), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.moveJob, await moveJob(deps, viewerOf(c).userId, params.id, body.to));
    })
    .post(contracts.duplicateJob.path, employer, input(contracts.duplicateJob), async (c) => {
      const copy = await duplicateJob(deps, viewerOf(c).userId, c.get('input').params.id);
      return answer(c, deps, contracts.duplicateJob, copy, 201);
    });
