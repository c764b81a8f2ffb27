import { setTimeout as wait } from 'node:timers/promises';
import { runningPostmaster } from '#platform/server/embedded-postgres/postmaster.ts';
import { seconds, underWrites } from './support/frame.ts';
import type { Drill } from './support/run-drill.ts';

const MOST_MS = 3_000;
/** Every this many times, the database's process is killed with the product's. */
const WITH_DATABASE = 4;

/** `kill -9` of the product at random moments during writes; sometimes of its database too. */
export const killDrill: Drill = ({ times, ...story }) =>
  underWrites(story, {}, async ({ product, say }) => {
    const starts: number[] = [];
    let withDatabase = 0;
    for (let round = 1; round <= times; round += 1) {
      await wait(500 + Math.random() * MOST_MS);
      const database = runningPostmaster(product.cluster);
      await product.kill();
      if (round % WITH_DATABASE === 0 && database) {
        process.kill(database.pid, 'SIGKILL');
        withDatabase += 1;
      }
      starts.push(await product.start());
      if (round % 10 === 0) say(`${round} of ${times} kills`);
    }
    const longest = Math.max(...starts);
    say(
      `killed ${times} times, ${withDatabase} of them with the database; healthy again after ${seconds(longest)} at most`,
    );
  });
