import { setTimeout as wait } from 'node:timers/promises';
import type { Member } from '../lib/fleet.ts';
import { withFleet } from './support/fleet-scene.ts';
import type { Drill } from './support/run-drill.ts';

const CALM_MS = 10_000;
/** A new process gets its share little by little before the next one leaves. */
const WARM_MS = 5_000;

/** Every process of a fleet is replaced, during which no request may fail, and then some are killed. */
export const webDrill: Drill = ({ times, ...story }) =>
  withFleet(story, async ({ web, workers, proxy, phase }) => {
    const again = async (member: Member, name: 'web-1' | 'web-2') => {
      await member.start();
      while (!(await proxy.isUp(name))) await wait(50);
      await wait(WARM_MS);
    };
    await phase('nothing happens', 'all succeed', () => wait(CALM_MS));
    await phase('each web process replaced in turn', 'all succeed', async () => {
      await web[0].end('SIGTERM');
      await again(web[0], 'web-1');
      await web[1].end('SIGTERM');
      await again(web[1], 'web-2');
    });
    await phase('each worker replaced in turn', 'all succeed', async () => {
      for (const worker of workers) {
        await worker.end('SIGTERM');
        await worker.start();
      }
    });
    for (let round = 1; round <= times; round += 1) {
      await phase('a web process killed (kill -9)', 'may fail', () => web[0].end('SIGKILL'));
      await phase('it is back', 'all succeed', () => again(web[0], 'web-1'));
      await phase('a worker killed (kill -9) and started again', 'all succeed', async () => {
        await workers[0].end('SIGKILL');
        await workers[0].start();
      });
    }
  });
