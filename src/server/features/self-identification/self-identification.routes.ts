import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/self-identification.ts';
import { readOwn, saveOwn, withdrawOwn } from './self-identification.ts';

const candidate = onlyRole('job_seeker');

export const selfIdentificationRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.readSelfIdentification.path, candidate, async (c) =>
      answer(c, deps, contracts.readSelfIdentification, await readOwn(deps, viewerOf(c).userId)),
    )
    .put(contracts.saveSelfIdentification.path, candidate, input(contracts.saveSelfIdentification), async (c) =>
      answer(c, deps, contracts.saveSelfIdentification, await saveOwn(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .delete(contracts.withdrawSelfIdentification.path, candidate, async (c) =>
      answer(c, deps, contracts.withdrawSelfIdentification, await withdrawOwn(deps, viewerOf(c).userId)),
    );
