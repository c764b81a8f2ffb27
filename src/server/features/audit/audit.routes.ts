import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { checkAudit, exportAudit, listAudit } from '#shared/contracts/audit.ts';
import { checkChain } from './chain.ts';
import { exportLines, noteExport, readAudit } from './read-audit.ts';

export const auditRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(listAudit.path, onlyAdmin, input(listAudit), async (c) =>
      answer(c, deps, listAudit, await readAudit(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .get(exportAudit.path, onlyAdmin, limit(deps, 'audit-export', 10, '1h'), input(exportAudit), async (c) => {
      const { userId } = adminActorOf(c);
      const { query } = c.get('input');
      await noteExport(deps, userId, query);
      c.header('content-type', 'text/csv; charset=utf-8');
      c.header('content-disposition', 'attachment; filename="tallgrass-audit-log.csv"');
      return stream(c, async (out) => {
        for await (const lines of exportLines(deps, userId, query)) await out.write(lines);
      });
    })
    .post(checkAudit.path, onlyAdmin, limit(deps, 'audit-check', 10, '1m'), async (c) =>
      answer(c, deps, checkAudit, await checkChain(deps, adminActorOf(c).userId)),
    );
