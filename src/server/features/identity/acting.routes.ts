import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { whileActing } from '#server/platform/acting.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  adminActorOf,
  administratorOf,
  answer,
  input,
  onlyAdmin,
  type AppEnv,
  type Routes,
} from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { findPeopleToActAs, getPersonToActAs, noteActing } from '#shared/contracts/acting.ts';
import {
  actedViewer,
  askedActing,
  checkMayWrite,
  readActedPerson,
  recordAct,
  recordLook,
  searchPeople,
} from './acting.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/gi;

/**
 * Section 6: an administrator may stand in for a role or for one person. From here on the request is that person's, under
 * their row-level security; changes only when switched on, and nothing unseen.
 */
export const actAs = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const administrator = c.get('viewer');
    const asked = administratorOf(administrator) && askedActing(c.req.path, (name) => c.req.header(name));
    if (!administrator || !asked) return next();
    const isChange = !SAFE_METHODS.has(c.req.method);
    if (isChange) checkMayWrite(asked);
    c.set('viewer', await actedViewer(deps, administrator, asked));
    const { userId, role } = asked;
    const adminId = administrator.userId;
    if (!userId) return whileActing({ adminId, userId, role }, next);

    c.set('isActedFor', true);
    if (isChange) {
      const detail = { method: c.req.method, path: c.req.path.replaceAll(UUID, ':id') };
      await recordAct(deps, { adminId, userId, verb: 'wrote', detail });
    } else {
      await recordLook(deps, administrator, userId);
    }
    return whileActing({ adminId, userId }, next);
  });

export const actingRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(findPeopleToActAs.path, onlyAdmin, input(findPeopleToActAs), async (c) => {
      const items = await searchPeople(deps, adminActorOf(c).userId, c.get('input').body.q);
      return answer(c, deps, findPeopleToActAs, { items });
    })
    .get(getPersonToActAs.path, onlyAdmin, input(getPersonToActAs), async (c) => {
      const person = await readActedPerson(deps, adminActorOf(c).userId, c.get('input').params.id);
      return answer(c, deps, getPersonToActAs, person);
    })
    .post(noteActing.path, onlyAdmin, limit(deps, 'acting', 120, '1h'), input(noteActing), async (c) => {
      const { userId: adminId } = adminActorOf(c);
      const { step, role, userId } = c.get('input').body;
      if (userId && step !== 'stopped') await readActedPerson(deps, adminId, userId);
      await recordAct(deps, { adminId, userId: userId ?? null, verb: step, detail: role ? { role } : {} });
      return answer(c, deps, noteActing, { ok: true });
    });
