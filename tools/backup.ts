import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUp } from '#app/server/backup/back-up.ts';
import { readPassphrase } from '#app/server/backup/sealed-key.ts';
import { loadEnv } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { BACKUP_USAGE, readBackupArguments } from './lib/backup-arguments.ts';
import { runCommand } from './lib/command.ts';
import { startDatabase } from './lib/database.ts';
import { megabytes } from './lib/megabytes.ts';

await runCommand(async () => {
  const asked = readBackupArguments(process.argv.slice(2));
  const folder = resolve(asked.folder);
  const passphrase = asked.passphraseFile ? readPassphrase(asked.passphraseFile) : null;
  const env = loadEnv();
  const began = performance.now();
  const database = await startDatabase(env, createLogger('warn'), 'either');
  try {
    const { files } = await backUp({ env, ownerUrl: database.ownerUrl, folder, passphrase });
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0) + statSync(join(folder, 'manifest.json')).size;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`Backed up to ${folder}: ${files.length} files, ${megabytes(bytes)}, ${seconds} s.`);
    console.log(
      passphrase
        ? 'The secret key is in it, sealed under the passphrase. Keep the passphrase elsewhere.'
        : `The secret key is not in it. Keep ${process.env['SECRET_KEY'] ? 'SECRET_KEY' : join(env.dataDir, 'secret.key')} elsewhere: no document opens without it.`,
    );
  } finally {
    await database.stop();
  }
}, BACKUP_USAGE);
