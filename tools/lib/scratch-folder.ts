import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** What the whole test may have on its disk at once, with room to spare; a container's 64 MB are far from it. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Lets temporary folders of this process and those that it starts lie in memory, where there is plenty of it: the tests
 * make a database of some thousand files for nearly each of them, which costs a disk ten times as long.
 */
export function keepScratchInMemory(): void {
  if (process.env['TMPDIR'] || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < NEEDED_BYTES || process.availableMemory() < 2 * NEEDED_BYTES) {
    // Said once for all that it starts: in a moment there may be room, and they look for each other in one place.
    process.env['TMPDIR'] = tmpdir();
    return;
  }
  const folder = `${MEMORY}/tallgrass-${process.getuid?.() ?? 'tests'}`;
  // The database runs as another user when the tests run as root, and must get through.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  process.env['TMPDIR'] = folder;
  // The tests start the same programs many times: what one has compiled, the next ones read.
  process.env['NODE_COMPILE_CACHE'] ??= `${folder}/compiled`;
}
