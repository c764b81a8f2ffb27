import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../lib/command.ts';
import type { Member } from '../lib/fleet.ts';
import { withFleet } from './support/fleet-scene.ts';
import { seconds } from './support/frame.ts';
import type { Drill } from './support/run-drill.ts';

const STUCK_MS = 60_000;
/** Where Node listens for a debugger after SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list';

/** A worker computes for a minute and hears nothing: the site goes on, and the other worker does its jobs. */
export const stuckDrill: Drill = (story) =>
  withFleet(story, async ({ workers, ask, say, phase }) => {
    await phase('a worker at 100% of a core for a minute', 'all succeed', async () => {
      await keepBusy(workers[0], STUCK_MS);
      const began = performance.now();
      await ask(`insert into pgboss.job (name, data) values ('requests.forget', '{"drill": true}')`);
      const isDone = `select from pgboss.job where name = 'requests.forget' and data ? 'drill' and state = 'completed'`;
      while ((await ask(isDone)).length === 0) {
        if (performance.now() - began > STUCK_MS) throw new CommandError('The other worker did not do the job.');
        await wait(100);
      }
      say(`a job was done by the other worker after ${seconds(performance.now() - began)}`);
      await wait(Math.max(0, STUCK_MS - (performance.now() - began)));
    });
    await phase('it is free again', 'all succeed', () => wait(10_000));
  });

/** Makes the process's only thread of JavaScript compute. */
async function keepBusy({ pid }: Member, milliseconds: number): Promise<void> {
  if (pid === null) throw new CommandError('The worker is not there.');
  process.kill(pid, 'SIGUSR1');
  const address = await debuggerAddress();
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const expression = `for (const end = Date.now() + ${milliseconds}; Date.now() < end; );`;
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
}

async function debuggerAddress(): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = await fetch(INSPECTOR).then(
      async (answer) => (await answer.json()) as { webSocketDebuggerUrl: string }[],
      () => [],
    );
    if (found[0]) return found[0].webSocketDebuggerUrl;
    await wait(100);
  }
  throw new CommandError('The worker lets no debugger in.');
}
