import { clockDrill } from '../clock.ts';
import { databaseDrill } from '../database.ts';
import { diskDrill } from '../disk.ts';
import { failoverDrill, patroniDrill } from '../failover.ts';
import { killDrill } from '../kill.ts';
import { mailDrill } from '../mail.ts';
import { pointInTimeDrill } from '../point-in-time.ts';
import { restoreDrill } from '../restore.ts';
import { scannerDrill } from '../scanner.ts';
import { storageDrill } from '../storage.ts';
import { stuckDrill } from '../stuck.ts';
import type { Drill } from '../support/run-drill.ts';
import { webDrill } from '../web.ts';

interface Entry {
  run: Drill;
  /** How often the fault happens without `--times`. */
  times: number;
  /** The fault in one line. */
  what: string;
}

/** Each brings on one fault and counts what was acknowledged, found and lost. */
export const DRILLS = {
  kill: { run: killDrill, times: 100, what: 'kill -9 of the product during writes, at times of its database too' },
  database: {
    run: databaseDrill,
    times: 4,
    what: 'the database shut down and killed in turn, then frozen for a minute',
  },
  disk: { run: diskDrill, times: 1, what: 'the disk full for 20 seconds (needs root)' },
  storage: { run: storageDrill, times: 1, what: 'the object storage gone during uploads' },
  mail: { run: mailDrill, times: 1, what: 'the mail server refuses mails, then takes three seconds for each' },
  scanner: { run: scannerDrill, times: 1, what: 'the virus scanner gone, then hanging, during uploads' },
  clock: {
    run: clockDrill,
    times: 1,
    what: "the product's clock an hour ahead of its database's, then an hour behind",
  },
  failover: { run: failoverDrill, times: 1, what: 'the primary database of a fleet killed, its replica promoted' },
  patroni: { run: patroniDrill, times: 1, what: 'the same with Patroni, which promotes the replica by itself' },
  stuck: { run: stuckDrill, times: 1, what: 'a worker of a fleet that computes for a minute and hears nothing' },
  web: { run: webDrill, times: 3, what: 'each process of a fleet replaced, then some killed, under load' },
  restore: { run: restoreDrill, times: 1, what: 'no fault: a backup while people can write, restored and compared' },
  'point-in-time': {
    run: pointInTimeDrill,
    times: 1,
    what: 'a table dropped by mistake, and the database taken back to the second before',
  },
} satisfies Readonly<Record<string, Entry>>;

export type DrillName = keyof typeof DRILLS;
export const DRILL_NAMES = Object.keys(DRILLS) as DrillName[];
