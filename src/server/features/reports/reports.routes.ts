import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import {
  adminActorOf,
  answer,
  input,
  onlyAdmin,
  signedIn,
  viewerOf,
  type AppEnv,
  type Routes,
} from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/reports.ts';
import { fileReport } from './file-report.ts';
import { readReports, resolveReport } from './resolve-report.ts';

export const reportRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(
      contracts.fileReport.path,
      signedIn,
      limit(deps, 'reports', 10, '1h'),
      input(contracts.fileReport),
      async (c) =>
        answer(c, deps, contracts.fileReport, await fileReport(deps, viewerOf(c).userId, c.get('input').body), 201),
    )
    .get(contracts.listReports.path, onlyAdmin, input(contracts.listReports), async (c) =>
      answer(c, deps, contracts.listReports, await readReports(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .post(contracts.resolveReport.path, onlyAdmin, input(contracts.resolveReport), async (c) => {
      const { params, body } = c.get('input');
      return answer(
        c,
        deps,
        contracts.resolveReport,
        await resolveReport(deps, adminActorOf(c).userId, params.id, body),
      );
    });
