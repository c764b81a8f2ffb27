import * as contracts from '#domains/hiring/contract/reports.ts';
import { csvAnswer } from '#platform/server/http/csv-answer.ts';
import { inputOf } from '#platform/server/http/http.ts';
import { rawRoute, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { flowLog } from './flow-log.ts';
import { readPeople, readReport } from './read-report.ts';

export const reportRoutes = routes(
  route(contracts.getReport, signedInAs('employer', { limit: ['report', 60, '1m'] }), ({ deps, me, query }) =>
    readReport(deps, me, query),
  ),
  route(contracts.listReportPeople, signedInAs('employer', { limit: ['report', 60, '1m'] }), ({ deps, me, query }) =>
    readPeople(deps, me, query),
  ),
  rawRoute(
    contracts.getFlowLog.path,
    signedInAs('employer', { limit: ['flow-log', 10, '1h'] }),
    async ({ deps, me, c }) => {
      const { query } = await inputOf(c, contracts.getFlowLog);
      return csvAnswer(deps, c, 'applicant-flow-log.csv', flowLog(deps, me, query));
    },
  ),
);
