import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { untilWritten } from './database.ts';
import { seconds, underWrites } from './support/frame.ts';
import { CannotRunHere, type Drill } from './support/run-drill.ts';

const STEPPED_MS = 20_000;

/** The product's clock is an hour ahead of its database's, right again, and an hour behind, while people write. */
export const clockDrill: Drill = async (story) => {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (!library) throw new CannotRunHere('This drill needs libfaketime: apt-get install faketime');
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-clock-'));
  const file = join(folder, 'time');
  const step = (to: string) => writeFileSync(file, `${to}\n`);
  step('+0');
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Timers go on as they do when an administrator sets a machine's clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  try {
    await underWrites(story, { settings }, async ({ product, writers, say }) => {
      for (const [to, words] of [
        ['+3600', 'an hour ahead'],
        ['+0', 'right'],
        ['-3600', 'an hour behind'],
        ['+0', 'right'],
      ] as const) {
        const before = writers.count();
        step(to);
        // Node writes the time of an answer once a second.
        await wait(1_100);
        const answer = await fetch(`${product.origin}/api/live`);
        say(
          `${words} (the product says ${answer.headers.get('date')}); the next write after ${seconds(await untilWritten(writers))}`,
        );
        await wait(STEPPED_MS);
        say(
          `  ${writers.count() - before} writes meanwhile, health ${(await product.isHealthy()) ? 'ready' : 'not ready'}`,
        );
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
