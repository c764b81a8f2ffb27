import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askDatabase } from '../lib/ask-database.ts';
import { CommandError } from '../lib/command.ts';
import { openArchivedDatabase, type ArchivedDatabase } from './support/archived-database.ts';
import { download, LICENSE, upload } from './support/documents.ts';
import { compare } from './support/findings.ts';
import { seconds } from './support/frame.ts';
import { runOperatorsCommand } from './support/operators-command.ts';
import { prepareProduct } from './support/product.ts';
import type { Drill, Story } from './support/run-drill.ts';
import { compareTables, differences, tableChecksums } from './support/table-checksums.ts';
import { until } from '../lib/until.ts';
import { signInCandidate, startWriters } from './support/writers.ts';

const WRITING_MS = 5_000;
/** What a tired operator typed. */
const MISTAKE = 'drop table public.applications cascade';

/**
 * People write, a table is dropped by mistake, and the database is taken back to the second before: every table by
 * checksum, a document byte for byte, a sign-in, and a person on the list of erasures.
 */
export const pointInTimeDrill: Drill = async ({ say, count }) => {
  const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-point-in-time-'));
  // PostgreSQL doesn't run as root, and its user has to reach its folder.
  chmodSync(scratch, 0o711);
  const databaseFolder = join(scratch, 'database');
  mkdirSync(databaseFolder);
  const database = await openArchivedDatabase(databaseFolder).catch((error: unknown) => {
    rmSync(scratch, { recursive: true, force: true });
    throw error;
  });
  say(`PostgreSQL ${database.version}`);
  const product = await prepareProduct({ DATABASE_URL: database.url }, { dataDir: join(scratch, 'product') });
  const write = async () => {
    const writers = await startWriters(product.origin);
    await wait(WRITING_MS);
    await writers.stop();
    return writers.count();
  };
  try {
    await product.start();
    const began = performance.now();
    await database.backUp();
    say(`a full backup while the product runs (${seconds(performance.now() - began)})`);
    say(`${await write()} writes were acknowledged after it`);
    const { id } = await upload(product.origin, await signInCandidate(product.origin), LICENSE);
    if (!id) throw new CommandError('The document was not taken.');
    // Nothing writes at the moment to return to, so that the two states can be compared.
    await product.stop();
    const before = await tableChecksums(database.url);
    const moment = await momentIn(database);

    await product.start();
    say(`${await write()} writes were acknowledged after the moment to return to`);
    await askDatabase(database.url, MISTAKE);
    say(`the mistake: ${MISTAKE}`);
    await product.stop();

    const restoring = performance.now();
    await database.restoreTo(moment);
    await until(() => isWritable(database), 'The database stays in recovery.');
    say(`back to ${moment} (${seconds(performance.now() - restoring)})`);
    const after = await tableChecksums(database.url);
    const differing = differences(before, after);
    say(`${before.size} tables compared by checksum, ${differing.length} differ ${differing.join(', ')}`);
    count([compareTables(before, after)]);

    await eraseAgain(database, product.dataDir, { say, count });
    await product.start();
    const bytes = await download(product.origin, await signInCandidate(product.origin), id);
    count([compare('documents', [id], () => (bytes?.equals(LICENSE) ? 1 : 0))]);
    say('signed in and opened the document, byte for byte');
  } catch (error) {
    console.error(`The product's last words:\n${product.log().slice(-3_000)}`);
    throw error;
  } finally {
    await product.remove();
    await database.remove();
    rmSync(scratch, { recursive: true, force: true });
  }
};

async function momentIn({ url }: ArchivedDatabase): Promise<string> {
  const [row] = await askDatabase<{ moment: string }>(url, 'select clock_timestamp()::text as moment');
  return row?.moment ?? '';
}

/** A database in recovery can be read before it has reached its target. */
async function isWritable({ url }: ArchivedDatabase): Promise<boolean> {
  const [row] = await askDatabase<{ recovers: boolean }>(url, 'select pg_is_in_recovery() as recovers');
  return row?.recovers === false;
}

/** Erases a person who, as the list says, was erased after the moment. */
async function eraseAgain(database: ArchivedDatabase, dataDir: string, { say, count }: Story): Promise<void> {
  const [person] = await askDatabase<{ id: string }>(
    database.url,
    `select id from auth.users where email = 'pending-candidate@demo.tallgrass.test'`,
  );
  if (!person) throw new CommandError('There is no person to erase.');
  const list = join(dataDir, 'erased.txt');
  writeFileSync(list, `${person.id}\n`);
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  await runOperatorsCommand('restore', settings, ['--erase-again', '--erasures', list], say);
  const [row] = await askDatabase<{ email: string }>(database.url, 'select email from auth.users where id = $1', [
    person.id,
  ]);
  count([compare('erasures', [person.id], (id) => (row?.email === `${id}@deleted.invalid` ? 1 : 0))]);
  say('a person erased since that moment is erased again');
}
