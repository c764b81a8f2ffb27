import { z } from 'zod';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { publish } from '#platform/server/events/publish.ts';
import { documentInfected } from '#domains/profiles/contract/profile-events.ts';
import { readPdfText } from '#platform/server/files/text/pdf-text.ts';
import { readPictureText } from '#platform/server/files/text/picture-text.ts';
import { clamd } from '#platform/server/scanning/clamd.ts';
import { sealDocumentText } from '#platform/server/files/text/document-text.ts';
import {
  destroyKey,
  filesUnderOtherKeys,
  findDocumentOfFile,
  findFile,
  markScanned,
  neededKeys,
  replaceKey,
  saveText,
  type AnyKind,
} from './documents.repo.ts';

export const scanFile = defineJob({
  name: 'documents.scan',
  payload: z.object({ fileId: z.uuid() }),
  // Retries long enough for a scanner that is down for an hour; until then the file stays 'pending'.
  queue: { retryLimit: 30, retryDelay: 10, retryBackoff: true },
});

/** Extracts the text of a document that passed the scan, one at a time per process. */
export const readText = defineJob({ name: 'documents.read-text', payload: z.object({ fileId: z.uuid() }) });

export const removeObject = defineJob({
  name: 'documents.remove-object',
  payload: z.object({ storageKey: z.string() }),
});

export const rewrapKeys = defineJob({ name: 'documents.rewrap-keys', payload: z.object({}) });

/** Removes objects that no file needs: interrupted uploads, and removals that failed for good. */
export const removeOrphans = defineJob({
  name: 'documents.remove-orphans',
  payload: z.object({}),
  cron: '41 3 * * *',
});

const BATCH = 200;
/** An upload stores its object before its row, so only older objects count as orphans. */
const ORPHAN_AGE_MS = 24 * 3_600_000;

async function scan(deps: Deps, fileId: string): Promise<void> {
  const file = await deps.db.as(service, (tx) => findFile(tx, fileId));
  if (file?.scanState !== 'pending' || !file.wrappedKey || !deps.env.clamdUrl) return;
  const stream = await deps.files.read({ ...file, wrappedKey: file.wrappedKey });
  const result = await clamd(deps.env.clamdUrl).scan(stream);
  if (result.verdict === 'unavailable') throw new Error(`the scanner is not available: ${result.reason}`);
  await deps.db.as(service, async (tx) => {
    await markScanned(tx, fileId, result.verdict);
    if (result.verdict === 'clean') {
      await deps.jobs.enqueue(tx, readText, { fileId }, { key: fileId });
      return;
    }
    await destroyKey(tx, fileId);
    await deps.jobs.enqueue(tx, removeObject, { storageKey: file.storageKey });
    await publish(deps, tx, documentInfected, { fileId, signature: result.name });
  });
}

/** Documents that must show the person's name; medical ones are never read. */
const NAMES_ITS_HOLDER: ReadonlySet<AnyKind> = new Set(['license', 'certification', 'education', 'identity']);

async function storeText(deps: Deps, fileId: string): Promise<void> {
  const [file, document] = await deps.db.as(service, async (tx) => [
    await findFile(tx, fileId),
    await findDocumentOfFile(tx, fileId),
  ]);
  if (!file?.wrappedKey || !document || !NAMES_ITS_HOLDER.has(document.kind)) return;
  const parts: Buffer[] = [];
  for await (const part of await deps.files.read({ ...file, wrappedKey: file.wrappedKey })) parts.push(part as Buffer);
  const read = file.contentType === 'application/pdf' ? readPdfText : readPictureText;
  const text = await read(Buffer.concat(parts));
  if (text) await deps.db.as(service, (tx) => saveText(tx, fileId, sealDocumentText(deps.env, text)));
}

async function sweep(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - ORPHAN_AGE_MS);
  for await (const keys of deps.files.list()) {
    const needed = await deps.db.as(service, (tx) => neededKeys(tx, keys));
    for (const storageKey of keys) {
      if (!needed.has(storageKey)) await deps.files.removeOlder(storageKey, before);
    }
  }
}

async function rewrapAll(deps: Deps): Promise<void> {
  let moved: number;
  do {
    moved = await deps.db.as(service, async (tx) => {
      const files = await filesUnderOtherKeys(tx, deps.files.currentKeyId, BATCH);
      for (const { id, wrappedKey, ...file } of files) {
        const next = wrappedKey && deps.files.rewrap({ ...file, wrappedKey });
        if (next) await replaceKey(tx, id, next);
      }
      return files.length;
    });
  } while (moved === BATCH);
}

export const documentJobs = [
  handle(scanFile, (deps, { fileId }) => scan(deps, fileId)),
  handle(readText, (deps, { fileId }) => storeText(deps, fileId)),
  handle(removeObject, (deps, { storageKey }) => deps.files.remove(storageKey)),
  handle(removeOrphans, (deps) => sweep(deps)),
  handle(rewrapKeys, (deps) => rewrapAll(deps)),
];
