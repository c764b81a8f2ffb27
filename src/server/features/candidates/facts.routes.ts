import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { certificationCalls, educationCalls, licenseCalls, workCalls } from '#shared/contracts/candidates.ts';
import { certificationTable, educationTable, licenseTable, workTable } from './facts.repo.ts';
import { addFact, changeFact, removeFact } from './save-profile.ts';

/** Licenses, certifications, work and schools: add, change, remove; each answers the whole profile. */
export const factRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(licenseCalls.add.path, input(licenseCalls.add), async (c) => {
      const { body } = c.get('input');
      return answer(c, deps, licenseCalls.add, await addFact(deps, viewerOf(c).userId, licenseTable, body), 201);
    })
    .put(licenseCalls.change.path, input(licenseCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await changeFact(deps, viewerOf(c).userId, licenseTable, params.id, body);
      return answer(c, deps, licenseCalls.change, view);
    })
    .delete(licenseCalls.remove.path, input(licenseCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, licenseCalls.remove, await removeFact(deps, viewerOf(c).userId, licenseTable, id));
    })
    .post(certificationCalls.add.path, input(certificationCalls.add), async (c) => {
      const { body } = c.get('input');
      const view = await addFact(deps, viewerOf(c).userId, certificationTable, body);
      return answer(c, deps, certificationCalls.add, view, 201);
    })
    .put(certificationCalls.change.path, input(certificationCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await changeFact(deps, viewerOf(c).userId, certificationTable, params.id, body);
      return answer(c, deps, certificationCalls.change, view);
    })
    .delete(certificationCalls.remove.path, input(certificationCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      const view = await removeFact(deps, viewerOf(c).userId, certificationTable, id);
      return answer(c, deps, certificationCalls.remove, view);
    })
    .post(workCalls.add.path, input(workCalls.add), async (c) => {
      const { body } = c.get('input');
      return answer(c, deps, workCalls.add, await addFact(deps, viewerOf(c).userId, workTable, body), 201);
    })
    .put(workCalls.change.path, input(workCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await changeFact(deps, viewerOf(c).userId, workTable, params.id, body);
      return answer(c, deps, workCalls.change, view);
    })
    .delete(workCalls.remove.path, input(workCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, workCalls.remove, await removeFact(deps, viewerOf(c).userId, workTable, id));
    })
    .post(educationCalls.add.path, input(educationCalls.add), async (c) => {
      const { body } = c.get('input');
      return answer(c, deps, educationCalls.add, await addFact(deps, viewerOf(c).userId, educationTable, body), 201);
    })
    .put(educationCalls.change.path, input(educationCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await changeFact(deps, viewerOf(c).userId, educationTable, params.id, body);
      return answer(c, deps, educationCalls.change, view);
    })
    .delete(educationCalls.remove.path, input(educationCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, educationCalls.remove, await removeFact(deps, viewerOf(c).userId, educationTable, id));
    });
