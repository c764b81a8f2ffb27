import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { checkAudit, listAudit } from '#shared/contracts/audit.ts';
import { checkChain } from './chain.ts';
import { readAudit } from './read-audit.ts';

export const auditRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(listAudit.path, onlyAdmin, input(listAudit), async (c) =>
      answer(c, deps, listAudit, await readAudit(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .post(checkAudit.path, onlyAdmin, limit(deps, 'audit-check', 10, '1m'), async (c) =>
      answer(c, deps, checkAudit, await checkChain(deps, adminActorOf(c).userId)),
    );
