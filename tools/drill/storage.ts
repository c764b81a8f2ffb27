import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import S3rver from 's3rver';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { download, upload } from './support/documents.ts';
import { compare } from './support/findings.ts';
import { seconds, underWrites } from './support/frame.ts';
import type { Drill } from './support/run-drill.ts';
import { signInCandidate } from './support/writers.ts';

const USER = 'S3RVER';
const DOWN_MS = 15_000;
const UPLOADS = 10;

/** The object storage goes away during uploads and comes back: every acknowledged document opens, byte for byte. */
export const storageDrill: Drill = async (story) => {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-objects-'));
  const port = await freePort(0);
  const open = async () => {
    const server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'tallgrass', configs: [] }],
    });
    await server.run();
    return async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    };
  };
  let close = await open();
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'tallgrass',
    S3_ACCESS_KEY_ID: USER,
    S3_SECRET_ACCESS_KEY: USER,
  };
  try {
    await underWrites(story, { settings }, async ({ product, writers, say, count }) => {
      const cookie = await signInCandidate(product.origin);
      const kept = new Map<string, string>();
      const uploadSome = async (name: string) => {
        const answers = new Map<number, number>();
        for (let n = 0; n < UPLOADS; n += 1) {
          const bytes = Buffer.from(`%PDF-1.7\n${name} ${n}\n%%EOF`);
          const { status, id } = await upload(product.origin, cookie, bytes);
          answers.set(status, (answers.get(status) ?? 0) + 1);
          if (id) kept.set(id, hashOf(bytes));
        }
        return [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
      };
      say(`uploads with the storage: ${await uploadSome('before')}`);
      await close();
      const written = writers.count();
      say(`uploads without it: ${await uploadSome('meanwhile')}`);
      await wait(DOWN_MS);
      say(
        `gone for ${seconds(DOWN_MS)}: health ${(await product.isHealthy()) ? 'ready' : 'not ready'}, ${writers.count() - written} other writes went on`,
      );
      close = await open();
      say(`uploads with it again: ${await uploadSome('after')}`);
      const opened = new Set<string>();
      for (const [id, hash] of kept) {
        const bytes = await download(product.origin, cookie, id);
        if (bytes && hashOf(bytes) === hash) opened.add(id);
      }
      say(`${opened.size} of ${kept.size} acknowledged documents opened, byte for byte`);
      count([compare('documents', [...kept.keys()], (id) => (opened.has(id) ? 1 : 0))]);
    });
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
