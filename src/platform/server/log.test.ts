import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

const FULL = '/dev/full';
/** Two lines, and time for both to fail. */
const PROGRAM = `
  const { createLogger } = await import('#platform/server/log.ts');
  const log = createLogger('info');
  log.info('lost');
  setTimeout(() => log.info('lost as well'), 100);
  setTimeout(() => process.exit(7), 300);`;

test.skipIf(!existsSync(FULL))('a log on a full disk loses lines and ends no process', () => {
  const output = openSync(FULL, 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', output, 'pipe'],
    timeout: 20_000,
  });
  closeSync(output);
  expect([status, stderr.toString()]).toEqual([7, '']);
});
