import { parseArgs } from 'node:util';
import { databaseDrill } from './drill/database.ts';
import { diskDrill } from './drill/disk.ts';
import type { Drill } from './drill/frame.ts';
import { killDrill } from './drill/kill.ts';
import { mailDrill } from './drill/mail.ts';
import { restoreDrill } from './drill/restore.ts';
import { storageDrill } from './drill/storage.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';

/** Each brings on one fault while people write, and prints what was acknowledged, found and lost. */
const DRILLS: Readonly<Record<string, { run: Drill; times: number }>> = {
  kill: { run: killDrill, times: 100 },
  database: { run: databaseDrill, times: 4 },
  disk: { run: diskDrill, times: 1 },
  storage: { run: storageDrill, times: 1 },
  mail: { run: mailDrill, times: 1 },
  restore: { run: restoreDrill, times: 1 },
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
