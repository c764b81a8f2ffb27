import { administrator, route, routes, signedIn } from '#platform/server/http/route.ts';
import * as contracts from '#domains/support/contract/reports.ts';
import { fileReport } from './file-report.ts';
import { readReportedMessage } from './read-reported-message.ts';
import { readReports, resolveReport } from './resolve-report.ts';

export const reportRoutes = routes(
  route(contracts.fileReport, signedIn({ limit: ['reports', 10, '1h'] }), ({ deps, me, body }) =>
    fileReport(deps, me, body),
  ),
  route(contracts.listReports, administrator(), ({ deps, me, query }) => readReports(deps, me, query)),
  route(contracts.readReportedMessage, administrator(), ({ deps, me, params }) =>
    readReportedMessage(deps, me, params.id),
  ),
  route(contracts.searchReports, administrator(), ({ deps, me, body }) => readReports(deps, me, body)),
  route(contracts.resolveReport, administrator(), ({ deps, me, params, body }) =>
    resolveReport(deps, me, params.id, body),
  ),
);
