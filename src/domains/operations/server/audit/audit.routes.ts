import { csvAnswer } from '#platform/server/http/csv-answer.ts';
import { inputOf } from '#platform/server/http/http.ts';
import { administrator, rawRoute, route, routes } from '#platform/server/http/route.ts';
import { checkAudit, exportAudit, listAudit } from '#domains/operations/contract/audit.ts';
import { checkChain } from './chain.ts';
import { exportLines, noteExport, readAudit } from './read-audit.ts';

export const auditRoutes = routes(
  route(listAudit, administrator(), ({ deps, me, query }) => readAudit(deps, me, query)),
  rawRoute(exportAudit.path, administrator({ limit: ['audit-export', 10, '1h'] }), async ({ deps, me, c }) => {
    const { query } = await inputOf(c, exportAudit);
    await noteExport(deps, me, query);
    return csvAnswer(deps, c, 'tallgrass-audit-log.csv', exportLines(deps, me, query));
  }),
  route(checkAudit, administrator({ limit: ['audit-check', 10, '1m'] }), ({ deps, me }) => checkChain(deps, me)),
);
