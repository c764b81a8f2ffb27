import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startClamd } from '../lib/clamd.ts';
import { CommandError } from '../lib/command.ts';
import { CLAMD } from '../lib/optional-programs.ts';
import { upload } from './support/documents.ts';
import { compare } from './support/findings.ts';
import { seconds, underWrites } from './support/frame.ts';
import { CannotRunHere, type Drill } from './support/run-drill.ts';
import { signInCandidate } from './support/writers.ts';

const FAULT_MS = 20_000;
const UPLOADS = 5;
/** A scan that failed is tried again after a growing pause. */
const PATIENCE_MS = 300_000;

/** The virus scanner is down, then hangs: uploads are taken and wait, nothing passes unscanned, and all are scanned later. */
export const scannerDrill: Drill = async (story) => {
  if (!CLAMD) throw new CannotRunHere('This drill needs clamd: apt-get install clamav-daemon');
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-scanner-'));
  let scanner = await startClamd(folder);
  try {
    await underWrites(story, { settings: { CLAMD_URL: scanner.url } }, async ({ product, writers, say, count }) => {
      const cookie = await signInCandidate(product.origin);
      const ids: string[] = [];
      const uploadSome = async (name: string) => {
        for (let n = 0; n < UPLOADS; n += 1) {
          const { status, id } = await upload(product.origin, cookie, Buffer.from(`%PDF-1.7\n${name} ${n}\n%%EOF`));
          if (!id) throw new CommandError(`An upload was refused: ${status}`);
          ids.push(id);
        }
      };
      const unscanned = async () =>
        (
          await product.ask<{ scan_state: string }>(
            `select f.scan_state from documents d join stored_files f on f.id = d.file_id
             where d.id = any($1::uuid[]) and f.scan_state <> 'clean'`,
            [ids],
          )
        ).map(({ scan_state: state }) => state);
      const untilScanned = async () => {
        const began = performance.now();
        while ((await unscanned()).length > 0) {
          if (performance.now() - began > PATIENCE_MS) throw new CommandError('An upload was never scanned.');
          await wait(200);
        }
        return seconds(performance.now() - began);
      };
      const faulty = async (what: string) => {
        const [already, written] = [ids.length, writers.count()];
        await uploadSome(what);
        await wait(FAULT_MS);
        const states = await unscanned();
        say(`${what}: ${UPLOADS} uploads taken, ${states.length} wait; ${writers.count() - written} writes went on`);
        if (states.length !== ids.length - already || states.some((state) => state !== 'pending'))
          throw new CommandError('An upload passed without a scan.');
      };
      await uploadSome('with the scanner');
      say(`with the scanner: ${UPLOADS} uploads scanned after ${await untilScanned()}`);
      await scanner.stop();
      await faulty('scanner down');
      scanner = await startClamd(folder);
      say(`back; all scanned after ${await untilScanned()}`);
      process.kill(scanner.pid ?? 0, 'SIGSTOP');
      await faulty('scanner hangs').finally(() => process.kill(scanner.pid ?? 0, 'SIGCONT'));
      say(`it goes on; all scanned after ${await untilScanned()}`);
      const clean = await product.ask<{ id: string }>(
        `select d.id from documents d join stored_files f on f.id = d.file_id
         where d.id = any($1::uuid[]) and f.scan_state = 'clean'`,
        [ids],
      );
      count([compare('scanned uploads', ids, (key) => clean.filter(({ id }) => id === key).length)]);
    });
  } finally {
    await scanner.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
