import { createMiddleware } from 'hono/factory';
import { runWhileActing } from '#platform/server/acting.ts';
import type { Deps } from '#platform/server/deps.ts';
import { administratorOf, type AppEnv } from '#platform/server/http/http.ts';
import { administrator, done, route, routes } from '#platform/server/http/route.ts';
import { findPeopleToActAs, getPersonToActAs, recordActing } from '#domains/accounts/contract/acting.ts';
import {
  actedViewer,
  actingRequestOf,
  checkMayWrite,
  readActedPerson,
  recordAct,
  recordView,
  searchPeople,
} from './acting.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/gi;

/**
 * Section 6: an administrator may act in a role or as one person. From here on the request runs as that person, under
 * their row-level security; changes must be allowed first, and everything is recorded.
 */
export const actAs = (deps: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const viewer = c.get('viewer');
    const asked = administratorOf(viewer) && actingRequestOf(c.req.path, (name) => c.req.header(name));
    if (!viewer || !asked) return next();
    const isChange = !SAFE_METHODS.has(c.req.method);
    if (isChange) checkMayWrite(asked);
    c.set('viewer', await actedViewer(deps, viewer, asked));
    const { userId, role } = asked;
    const adminId = viewer.userId;
    if (!userId) return runWhileActing({ adminId, userId, role }, next);

    c.set('isActedFor', true);
    if (isChange) {
      const detail = { method: c.req.method, path: c.req.path.replaceAll(UUID, ':id') };
      await recordAct(deps, { adminId, userId, verb: 'wrote', detail });
    } else {
      await recordView(deps, viewer, userId);
    }
    return runWhileActing({ adminId, userId }, next);
  });

export const actingRoutes = routes(
  route(findPeopleToActAs, administrator(), async ({ deps, me, body }) => ({
    items: await searchPeople(deps, me, body.q),
  })),
  route(getPersonToActAs, administrator(), ({ deps, me, params }) => readActedPerson(deps, me, params.id)),
  route(recordActing, administrator({ limit: ['acting', 120, '1h'] }), async ({ deps, me: adminId, body }) => {
    const { step, role, userId } = body;
    if (userId && step !== 'stopped') await readActedPerson(deps, adminId, userId);
    await recordAct(deps, { adminId, userId: userId ?? null, verb: step, detail: role ? { role } : {} });
    return done;
  }),
);
