import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { createLogger } from '#platform/server/log.ts';
import { CommandError } from '../lib/command.ts';
import { download, LICENSE, upload } from './support/documents.ts';
import { compare } from './support/findings.ts';
import { seconds } from './support/frame.ts';
import { runOperatorsCommand } from './support/operators-command.ts';
import { prepareProduct } from './support/product.ts';
import type { Drill } from './support/run-drill.ts';
import { compareTables, differences, tableChecksums } from './support/table-checksums.ts';
import { signInCandidate } from './support/writers.ts';

/**
 * Backs up a demo market, restores it twice with the commands that an operator uses, and compares: every table by
 * checksum, a document byte for byte, a sign-in, and a person on the list of erasures.
 */
export const restoreDrill: Drill = async ({ say, count }) => {
  const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-restore-'));
  const at = (name: string) => join(scratch, name);
  const source = await prepareProduct({}, { dataDir: at('source') });
  try {
    await source.start();
    const { id } = await upload(source.origin, await signInCandidate(source.origin), LICENSE);
    if (!id) throw new CommandError('The document was not taken.');
    const [person] = await source.ask<{ id: string }>(
      `select id from auth.users where email = 'pending-candidate@demo.tallgrass.test'`,
    );
    if (!person) throw new CommandError('There is no person to erase.');
    await run('backup', at('source'), [at('online')], say, 'backup while the product runs');
    await source.stop();
    const before = await checksumsIn(at('source'));
    await run('backup', at('source'), [at('backup')], say, 'backup');

    bringKey(at('source'), at('restored'));
    await run('restore', at('restored'), [at('backup')], say, 'restore');
    const after = await checksumsIn(at('restored'));
    const differing = differences(before, after);
    say(`${before.size} tables compared by checksum, ${differing.length} differ ${differing.join(', ')}`);
    count([compareTables(before, after)]);

    const restored = await prepareProduct({}, { dataDir: at('restored') });
    try {
      await restored.start();
      const cookie = await signInCandidate(restored.origin);
      const bytes = await download(restored.origin, cookie, id);
      count([compare('documents', [id], () => (bytes?.equals(LICENSE) ? 1 : 0))]);
      say('signed in to the restored copy and opened the document, byte for byte');
    } finally {
      await restored.remove();
    }

    writeFileSync(at('erased.txt'), `${person.id}\n`);
    bringKey(at('source'), at('erased'));
    await run('restore', at('erased'), [at('online'), '--erasures', at('erased.txt')], say, 'restore');
    const erased = await prepareProduct({}, { dataDir: at('erased') });
    try {
      await erased.start();
      const [row] = await erased.ask<{ email: string }>('select email from auth.users where id = $1', [person.id]);
      count([compare('erasures', [person.id], (id) => (row?.email === `${id}@deleted.invalid` ? 1 : 0))]);
      say('a person erased since the backup is erased again in the restored copy');
    } finally {
      await erased.remove();
    }
  } finally {
    await source.remove();
    rmSync(scratch, { recursive: true, force: true });
  }
};

/** Runs one of the operator's commands and says how long it took. */
async function run(
  command: 'backup' | 'restore',
  dataDir: string,
  args: string[],
  say: (line: string) => void,
  what: string,
): Promise<void> {
  const [began, words] = [performance.now(), [] as string[]];
  await runOperatorsCommand(command, { DATA_DIR: dataDir }, args, (line) => words.push(line));
  for (const line of [`${what} (${seconds(performance.now() - began)})`, ...words]) say(line);
}

/** The secret key is kept elsewhere; on a new machine the operator brings it. */
function bringKey(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o711 });
  cpSync(join(from, 'secret.key'), join(to, 'secret.key'));
}

async function checksumsIn(dataDir: string): Promise<Map<string, string>> {
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log: createLogger('warn') });
  try {
    return await tableChecksums(ownerUrl);
  } finally {
    await stop();
  }
}
