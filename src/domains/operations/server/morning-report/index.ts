import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { morningReport } from './morning-report.notices.ts';
import { morningReportJob, sendMorningReports } from './send-morning-report.ts';

export const morningReportFeature: Feature = {
  name: 'morning-report',
  notices: [morningReport],
  jobs: [handle(morningReportJob, (deps) => sendMorningReports(deps))],
};
