import { parseArgs } from 'node:util';
import { clockDrill } from './drill/clock.ts';
import { databaseDrill } from './drill/database.ts';
import { diskDrill } from './drill/disk.ts';
import type { Drill } from './drill/support/frame.ts';
import { failoverDrill, patroniDrill } from './drill/failover.ts';
import { killDrill } from './drill/kill.ts';
import { mailDrill } from './drill/mail.ts';
import { pointInTimeDrill } from './drill/point-in-time.ts';
import { restoreDrill } from './drill/restore.ts';
import { scannerDrill } from './drill/scanner.ts';
import { storageDrill } from './drill/storage.ts';
import { stuckDrill } from './drill/stuck.ts';
import { webDrill } from './drill/web.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';

/** Each brings on one fault while people write, and prints what was acknowledged, found and lost. */
const DRILLS: Readonly<Record<string, { run: Drill; times: number }>> = {
  kill: { run: killDrill, times: 100 },
  database: { run: databaseDrill, times: 4 },
  disk: { run: diskDrill, times: 1 },
  storage: { run: storageDrill, times: 1 },
  mail: { run: mailDrill, times: 1 },
  scanner: { run: scannerDrill, times: 1 },
  clock: { run: clockDrill, times: 1 },
  failover: { run: failoverDrill, times: 1 },
  patroni: { run: patroniDrill, times: 1 },
  stuck: { run: stuckDrill, times: 1 },
  web: { run: webDrill, times: 3 },
  restore: { run: restoreDrill, times: 1 },
  'point-in-time': { run: pointInTimeDrill, times: 1 },
};
const USAGE = `Usage: npm run drill -- ${Object.keys(DRILLS).join('|')} [--times N]`;

await runCommand(async () => {
  stopWhenAsked(() => process.exit(130));
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { times: { type: 'string' } } });
  const [name = '', ...rest] = positionals;
  const drill = DRILLS[name];
  if (!drill || rest.length > 0) throw new CommandError(USAGE);
  const times = values.times === undefined ? drill.times : Number(values.times);
  if (!Number.isInteger(times) || times < 1) throw new CommandError(`--times takes a whole number.\n${USAGE}`);
  console.log(`Drill: ${name}`);
  await drill.run({ times });
});
