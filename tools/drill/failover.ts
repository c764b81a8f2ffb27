import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../lib/command.ts';
import { withFleet } from './support/fleet-scene.ts';
import { seconds } from './support/frame.ts';
import { openPatroniCluster } from './support/patroni-cluster.ts';
import { openReplicatedDatabase, type ReplicatedDatabase } from './support/replicated-database.ts';
import type { Drill } from './support/run-drill.ts';

const PATIENCE_MS = 60_000;

/** The primary is killed and its replica takes over: everything accepted is there, and the fleet goes on by itself. */
const drillOn =
  (open: (folder: string) => Promise<ReplicatedDatabase>, words: string): Drill =>
  (story) => {
    let database: ReplicatedDatabase | undefined;
    return withFleet(
      story,
      async ({ phase, say, accepted }) => {
        await phase('nothing happens', 'all succeed', () => wait(10_000));
        await phase(`the primary killed (kill -9), ${words}`, 'may fail', async () => {
          const began = performance.now();
          await database?.failOver();
          for (const before = accepted(); accepted() === before; await wait(50)) {
            if (performance.now() - began > PATIENCE_MS) throw new CommandError('Nothing was accepted anymore.');
          }
          say(`the first write was accepted ${seconds(performance.now() - began)} after the kill`);
          await wait(10_000);
        });
        await phase('on the new primary', 'all succeed', () => wait(20_000));
      },
      { openDatabase: async (folder) => (database = await open(folder)) },
    );
  };

export const failoverDrill = drillOn(openReplicatedDatabase, 'its replica promoted three seconds later');
export const patroniDrill = drillOn(openPatroniCluster, 'its replica promoted by Patroni');
