import { gauge } from '#platform/server/telemetry/define-metric.ts';

const count = (name: string, help: string, labels: readonly string[] = []) => gauge({ name, help, unit: '', labels });

export const JOBS = count('tallgrass.jobs', 'Jobs of a queue by state; waiting ones are due', ['queue', 'state']);
export const OLDEST_JOB = gauge({
  name: 'tallgrass.jobs.oldest.age',
  help: 'How long the oldest due job of a queue has waited',
  unit: 's',
  labels: ['queue'],
});
export const MAILS = count('tallgrass.mails', 'Mails that are not sent yet, by state', ['state']);
export const OLDEST_MAIL = gauge({
  name: 'tallgrass.mails.oldest.age',
  help: 'How long the oldest due mail has waited',
  unit: 's',
  labels: [],
});
export const SCANS = count('tallgrass.scans.waiting', 'Uploads that wait for the virus scanner');
export const ANSWERS_OVERDUE = count(
  'tallgrass.response_clock.overdue',
  'Open applications whose response time passed without an answer',
);
export const ANSWERS_DUE = count(
  'tallgrass.response_clock.due',
  'Applications whose answer was due in the last 7 days, by outcome',
  ['outcome'],
);
export const BACKUP_AGE = gauge({
  name: 'tallgrass.backup.age',
  help: 'How old the newest backup by npm run backup is; absent when there is none',
  unit: 's',
  labels: [],
});
export const MARKET_ROWS = count('tallgrass.market.rows', 'Rows of the market in memory, by process part', [
  'part',
  'kind',
]);
export const DATABASE_CONNECTIONS = count('tallgrass.database.connections', 'Connections of the database', ['state']);
export const DATABASE_SIZE = gauge({
  name: 'tallgrass.database.size',
  help: 'Size of the database',
  unit: 'By',
  labels: [],
});
