import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { createLogger } from '#platform/server/log.ts';
import { CommandError } from '../lib/command.ts';
import { download, LICENSE, upload } from './support/documents.ts';
import { seconds, type Drill } from './support/frame.ts';
import { runOperatorsCommand } from './support/operators-command.ts';
import { prepareProduct } from './support/product.ts';
import { differences, tableChecksums } from './support/table-checksums.ts';
import { signInCandidate } from './support/writers.ts';

/**
 * Backs up a demo market, restores it twice with the commands that an operator uses, and compares: every table by
 * checksum, a document byte for byte, a sign-in, and a person on the list of erasures.
 */
export const restoreDrill: Drill = async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'tallgrass-restore-'));
  const at = (name: string) => join(scratch, name);
  const say = (line: string) => console.log(`  ${line}`);
  const source = await prepareProduct({}, { dataDir: at('source') });
  try {
    await source.start();
    const { id } = await upload(source.origin, await signInCandidate(source.origin), LICENSE);
    if (!id) throw new CommandError('The document was not taken.');
    const [person] = await source.ask<{ id: string }>(
      `select id from auth.users where email = 'pending-candidate@demo.tallgrass.test'`,
    );
    await run('backup', at('source'), ['--to', at('online')], say, 'backup while the product runs');
    await source.stop();
    const before = await checksumsIn(at('source'));
    await run('backup', at('source'), ['--to', at('backup')], say, 'backup');

    bringKey(at('source'), at('restored'));
    await run('restore', at('restored'), ['--from', at('backup')], say, 'restore');
    const after = await checksumsIn(at('restored'));
    const differing = differences(before, after);
    say(`${before.size} tables compared by checksum, ${differing.length} differ ${differing.join(', ')}`);
    if (differing.length > 0) throw new CommandError('The restored copy is not the same.');

    const restored = await prepareProduct({}, { dataDir: at('restored') });
    try {
      await restored.start();
      const cookie = await signInCandidate(restored.origin);
      const bytes = await download(restored.origin, cookie, id);
      if (!bytes?.equals(LICENSE)) throw new CommandError('The document does not open in the restored copy.');
      say('signed in to the restored copy and opened the document, byte for byte');
    } finally {
      await restored.remove();
    }

    writeFileSync(at('erased.txt'), `${person?.id}\n`);
    bringKey(at('source'), at('erased'));
    await run('restore', at('erased'), ['--from', at('online'), '--erasures', at('erased.txt')], say, 'restore');
    const erased = await prepareProduct({}, { dataDir: at('erased') });
    try {
      await erased.start();
      const [row] = await erased.ask<{ email: string }>('select email from auth.users where id = $1', [person?.id]);
      if (row?.email !== `${person?.id}@deleted.invalid`) throw new CommandError('An erased person came back.');
      say('a person erased since the backup is erased again in the restored copy');
    } finally {
      await erased.remove();
    }
    console.log('Lost: nothing.');
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
