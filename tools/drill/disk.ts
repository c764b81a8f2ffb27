import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { untilWritten } from './database.ts';
import { seconds, underWrites } from './support/frame.ts';
import { CannotRunHere, type Drill } from './support/run-drill.ts';

const DISK = '900m';
const FULL_MS = 20_000;
const LEFT_BYTES = 64 * 1024;

/** The disk under database and documents runs full while people write, stays full, and is freed again. */
export const diskDrill: Drill = async ({ times, ...story }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=0711`, 'tallgrass-drill', folder], {
      stdio: 'pipe',
    });
  } catch {
    rmSync(folder, { recursive: true });
    throw new CannotRunHere('This drill mounts a small disk of its own, which only root may do.');
  }
  try {
    await underWrites(story, { dataDir: join(folder, 'data') }, async ({ product, writers, say }) => {
      for (let round = 1; round <= times; round += 1) {
        await wait(3_000);
        const filler = join(folder, 'filler');
        fill(filler);
        const before = writers.count();
        await wait(FULL_MS);
        say(`full for ${seconds(FULL_MS)}: ${writers.count() - before} writes were acknowledged meanwhile`);
        say(`health says ${(await product.isHealthy()) ? 'ready' : 'not ready'}`);
        rmSync(filler);
        say(`freed; writes go on after ${seconds(await untilWritten(writers))}`);
      }
    });
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Writes until almost nothing is free. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(LEFT_BYTES);
  try {
    for (let free = freeBytes(path); free > LEFT_BYTES; free = freeBytes(path)) {
      for (let written = 0; written + LEFT_BYTES < free; written += LEFT_BYTES) writeSync(file, block);
    }
  } catch {
    // Someone else wrote the last bytes.
  } finally {
    closeSync(file);
  }
}

function freeBytes(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}
