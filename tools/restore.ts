import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkBackup, restoreDump, restoreEmbedded } from '#app/server/backup/restore.ts';
import type { Manifest } from '#app/server/backup/manifest.ts';
import { openSealedKey, readPassphrase } from '#app/server/backup/sealed-key.ts';
import { eraseAgain, erasedPeople } from '#domains/accounts/server/identity/index.ts';
import { loadEnv, readDotEnv, type Env } from '#platform/server/env.ts';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { createLogger } from '#platform/server/log.ts';
import { readRestoreArguments, RESTORE_USAGE } from './lib/backup-arguments.ts';
import { CommandError, runCommand } from './lib/command.ts';
import { startDatabase } from './lib/database.ts';
import { withDeps } from './lib/with-deps.ts';

await runCommand(async () => {
  const asked = readRestoreArguments(process.argv.slice(2));
  if (asked.folder === null) return eraseEveryoneAgain(readErasures(asked.erasures));
  const folder = resolve(asked.folder);
  bringKey(folder, asked.passphraseFile);
  const env = loadEnv();
  const manifest = await checkBackup(folder, env);
  console.log(`The backup of ${manifest.madeAt} is whole: ${manifest.files.length} files as in its manifest.`);
  if (asked.check) return;

  const erased = new Set([...(await erasedPeople(openFileStore({ env }))), ...readErasures(asked.erasures)]);
  await place(folder, manifest, env, asked.force);
  console.log('Restored.');
  await eraseEveryoneAgain([...erased]);
  console.log(
    'Start the product and sign in; the audit log check may report its anchor (see docs/operations.md, Restore).',
  );
}, RESTORE_USAGE);

/** Erases the given people, and everyone on the file storage's list, if the database still has them. */
async function eraseEveryoneAgain(given: readonly string[]): Promise<void> {
  const { again, listed } = await withDeps(async (deps) => {
    const ids = [...new Set([...given, ...(await erasedPeople(deps.files))])];
    return { again: await eraseAgain(deps, ids), listed: ids.length };
  });
  console.log(`People erased since the backup and erased again now: ${again} (of ${listed} on the list).`);
}

async function place(folder: string, manifest: Manifest, env: Env, force: boolean): Promise<void> {
  if (manifest.database.kind === 'base') {
    if (env.databaseUrl) {
      throw new CommandError('This backup is of an embedded database. Unset DATABASE_URL to restore it into DATA_DIR.');
    }
    const aside = await restoreEmbedded(folder, manifest, { env, force });
    if (aside) console.log(`The database that was there is now ${aside}. Remove it when it is not needed anymore.`);
    return;
  }
  const database = await startDatabase(env, createLogger('warn'), 'own');
  try {
    await restoreDump(folder, manifest, { env, ownerUrl: database.ownerUrl });
  } finally {
    await database.stop();
  }
}

/** A new machine has no secret key: it comes from the operator, or sealed from the backup. Never makes a new one. */
function bringKey(folder: string, passphraseFile: string | undefined): void {
  readDotEnv();
  const dataDir = resolve(process.env['DATA_DIR'] ?? './data');
  const file = join(dataDir, 'secret.key');
  if (process.env['SECRET_KEY'] || existsSync(file)) return;
  if (!passphraseFile) {
    throw new CommandError(
      `There is no secret key here. Set SECRET_KEY, put the kept key at ${file}, or give --passphrase-file for one that is sealed in the backup.`,
    );
  }
  const key = openSealedKey(folder, readPassphrase(passphraseFile));
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
}

/** IDs, one a line, from wherever the log's lines about erasures are kept. */
function readErasures(file: string | undefined): string[] {
  if (!file) return [];
  const ids = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const wrong = ids.find((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
  if (wrong) throw new CommandError(`${file} must have one ID a line; this is none: ${wrong}`);
  return ids;
}
