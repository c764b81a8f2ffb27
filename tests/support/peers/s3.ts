import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import type { S3Settings } from '#platform/server/env.ts';

const BUCKET = 'tallgrass';
const USER = 'S3RVER';

export interface S3Peer {
  readonly settings: S3Settings;
  stop(): Promise<void>;
}

/** An object store with an empty bucket. */
export async function startS3(): Promise<S3Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-s3-'));
  const port = await freePort(0);
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: USER,
      secretAccessKey: USER,
    },
    async stop() {
      const closed = server.close();
      // The S3 client keeps its connections open, and the server would wait for them.
      server.httpServer.closeAllConnections();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
