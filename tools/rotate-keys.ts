import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { rotateKeys, type Rotated } from '#app/server/key-rotation/rotate-keys.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { startDatabase } from './lib/database.ts';
import { progressBar } from './lib/progress.ts';

/** Moves everything sealed under SECRET_KEY_PREVIOUS to the current key, beside the running product. */
await runCommand(async () => {
  parseArgs({ options: {} });
  const env = loadEnv();
  const { secretKeyPrevious } = env;
  if (!secretKeyPrevious || secretKeyPrevious === env.secretKey) {
    throw new CommandError('Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the old one.');
  }
  const database = await startDatabase(env, createLogger('warn'), 'either');
  const client = new Client({ connectionString: database.ownerUrl, application_name: 'tallgrass key rotation' });
  await client.connect();
  try {
    const rotated = await rotateKeys(client, { ...env, secretKeyPrevious }, progressBar('keys'));
    for (const line of rotated) console.log(sentenceOf(line));
    if (rotated.some(({ openToPrevious }) => openToPrevious > 0)) {
      throw new CommandError('The previous key still opens something. Run this again before you remove it.');
    }
    console.log('The previous key opens nothing anymore. Remove SECRET_KEY_PREVIOUS and restart.');
  } finally {
    await client.end();
    await database.stop();
  }
}, 'Usage: npm run rotate-keys   (with SECRET_KEY and SECRET_KEY_PREVIOUS)');

function sentenceOf({ what, values, moved, opened, openToPrevious }: Rotated): string {
  const unreadable = values - opened;
  const lost = unreadable > 0 ? `, ${unreadable} under a key that is gone` : '';
  return `${what}: ${values}, ${moved} moved now; the new key opens ${opened}, the previous one ${openToPrevious}${lost}`;
}
