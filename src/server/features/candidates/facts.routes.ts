import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { certificationCalls, educationCalls, licenseCalls, workCalls } from '#shared/contracts/candidates.ts';
import { certificationFacts, educationFacts, licenseFacts, workFacts } from './facts.ts';

/** Licenses, certifications, work and schools: add, change, remove; each answers the whole profile. */
export const factRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(licenseCalls.add.path, input(licenseCalls.add), async (c) => {
      const { body } = c.get('input');
      return answer(c, deps, licenseCalls.add, await licenseFacts.add(deps, viewerOf(c).userId, body), 201);
    })
    .put(licenseCalls.change.path, input(licenseCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await licenseFacts.change(deps, viewerOf(c).userId, params.id, body);
      return answer(c, deps, licenseCalls.change, view);
    })
    .delete(licenseCalls.remove.path, input(licenseCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, licenseCalls.remove, await licenseFacts.remove(deps, viewerOf(c).userId, id));
    })
    .post(certificationCalls.add.path, input(certificationCalls.add), async (c) => {
      const { body } = c.get('input');
      const view = await certificationFacts.add(deps, viewerOf(c).userId, body);
      return answer(c, deps, certificationCalls.add, view, 201);
    })
    .put(certificationCalls.change.path, input(certificationCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await certificationFacts.change(deps, viewerOf(c).userId, params.id, body);
      return answer(c, deps, certificationCalls.change, view);
    })
    .delete(certificationCalls.remove.path, input(certificationCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      const view = await certificationFacts.remove(deps, viewerOf(c).userId, id);
      return answer(c, deps, certificationCalls.remove, view);
    })
    .post(workCalls.add.path, input(workCalls.add), async (c) => {
      const { body } = c.get('input');
      return answer(c, deps, workCalls.add, await workFacts.add(deps, viewerOf(c).userId, body), 201);
    })
    .put(workCalls.change.path, input(workCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await workFacts.change(deps, viewerOf(c).userId, params.id, body);
      return answer(c, deps, workCalls.change, view);
    })
    .delete(workCalls.remove.path, input(workCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, workCalls.remove, await workFacts.remove(deps, viewerOf(c).userId, id));
    })
    .post(educationCalls.add.path, input(educationCalls.add), async (c) => {
      const { body } = c.get('input');
      return answer(c, deps, educationCalls.add, await educationFacts.add(deps, viewerOf(c).userId, body), 201);
    })
    .put(educationCalls.change.path, input(educationCalls.change), async (c) => {
      const { params, body } = c.get('input');
      const view = await educationFacts.change(deps, viewerOf(c).userId, params.id, body);
      return answer(c, deps, educationCalls.change, view);
    })
    .delete(educationCalls.remove.path, input(educationCalls.remove), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, educationCalls.remove, await educationFacts.remove(deps, viewerOf(c).userId, id));
    });
