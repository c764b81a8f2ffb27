import { existsSync, mkdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** The most disk space a whole test run uses at a time, with room to spare; a container's 64 MB are far from it. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Puts the temporary folders of this process and its children in memory where there is plenty: nearly every test file
 * makes a database of several thousand files, which takes ten times as long on a disk.
 */
export function keepScratchInMemory(): void {
  if (process.env['TMPDIR'] || !existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < NEEDED_BYTES || process.availableMemory() < 2 * NEEDED_BYTES) {
    // Decided once for all children: free memory may change, and they look for each other in one place.
    process.env['TMPDIR'] = tmpdir();
    return;
  }
  const folder = `${MEMORY}/tallgrass-${process.getuid?.() ?? 'tests'}`;
  // When the tests run as root, the database runs as another user, who must be able to pass through.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  process.env['TMPDIR'] = folder;
}
