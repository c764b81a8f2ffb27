import { setTimeout as wait } from 'node:timers/promises';
import { runningPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { CommandError } from '../lib/command.ts';
import { seconds, underWrites } from './support/frame.ts';
import type { Drill } from './support/run-drill.ts';

const GONE_MS = 60_000;
const BETWEEN_MS = 3_000;

/** The database restarted (fast shutdown and killed, in turn), then frozen for a minute, while people write. */
export const databaseDrill: Drill = ({ times, ...story }) =>
  underWrites(story, {}, async ({ product, writers, say }) => {
    for (let round = 1; round <= times; round += 1) {
      await wait(BETWEEN_MS);
      const database = runningPostmaster(product.cluster);
      if (!database) throw new CommandError('The database is not there.');
      process.kill(database.pid, round % 2 === 1 ? 'SIGINT' : 'SIGKILL');
      say(`restarted; writes go on after ${seconds(await untilWritten(writers))}`);
    }
    const processes = await product.ask<{ pid: number }>('select pid from pg_stat_activity');
    const all = [runningPostmaster(product.cluster)?.pid ?? 0, ...processes.map(({ pid }) => pid)].filter(isThere);
    for (const pid of all) process.kill(pid, 'SIGSTOP');
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

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}
