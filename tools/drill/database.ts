import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runningPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { CommandError } from '../lib/command.ts';
import { until } from '../lib/until.ts';
import { seconds, underWrites } from './support/frame.ts';
import type { Drill } from './support/run-drill.ts';

const GONE_MS = 60_000;
const BETWEEN_MS = 3_000;

/** The database restarted (fast shutdown and killed, in turn), then frozen for a minute, while people write. */
export const databaseDrill: Drill = ({ times, ...story }) =>
  underWrites(story, {}, async ({ product, writers, say }) => {
    for (let round = 1; round <= times; round += 1) {
      await wait(BETWEEN_MS);
      const began = performance.now();
      const first = firstProcessOf(product.cluster);
      const isKilled = round % 2 === 0;
      process.kill(first, isKilled ? 'SIGKILL' : 'SIGINT');
      // A write that was under way may be acknowledged after the signal, so the new database is awaited first.
      await until(
        () => ![undefined, first].includes(runningPostmaster(product.cluster)?.pid),
        'The database did not start again.',
        { everyMs: 20 },
      );
      await untilWritten(writers);
      say(`restarted; writes go on ${seconds(performance.now() - began)} after the ${isKilled ? 'kill' : 'end'}`);
    }
    await wait(BETWEEN_MS);
    const all = freeze(firstProcessOf(product.cluster));
    try {
      await wait(GONE_MS);
      const health = await product.isHealthy();
      say(`gone for ${seconds(GONE_MS)}: health ${health ? 'claims to be fine' : 'says that the database fails'}`);
      if (health) throw new CommandError('Health did not notice that the database is gone.');
    } finally {
      for (const pid of all.filter(isThere)) process.kill(pid, 'SIGCONT');
    }
    say(`back; writes go on after ${seconds(await untilWritten(writers))}`);
  });

/** How long until one more write of any kind was acknowledged. */
export async function untilWritten(writers: { count(): number }, patienceMs = 90_000): Promise<number> {
  const before = writers.count();
  const began = performance.now();
  while (writers.count() === before) {
    if (performance.now() - began > patienceMs) throw new CommandError('Nothing was acknowledged anymore.');
    await wait(50);
  }
  return performance.now() - began;
}

function firstProcessOf(cluster: string): number {
  const database = runningPostmaster(cluster);
  if (!database) throw new CommandError('The database is not there.');
  return database.pid;
}

/** Stops the database's first process, so that it starts no other, and then those that it started. Returns them all. */
function freeze(first: number): number[] {
  process.kill(first, 'SIGSTOP');
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const pid of children.filter(isThere)) process.kill(pid, 'SIGSTOP');
  return [first, ...children];
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}
