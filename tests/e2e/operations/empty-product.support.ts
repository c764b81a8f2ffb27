import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { spawnProduct } from '#tests/support/product.ts';
import { databaseUrl, inDatabase } from '../verification/reviewer.support.ts';
import { test as base } from '../test.support.ts';

interface EmptyProduct {
  readonly url: string;
  readonly databaseUrl: string;
}

/** A first start creates all tables, which takes its time beside other work on two cores. */
const STARTING_MS = 60_000;

/** A separate product with one administrator and no other data, in a database beside the shared one. */
export const test = base.extend<{ empty: EmptyProduct }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  empty: async ({}, provide) => {
    const port = String(await freePort(0));
    const database = new URL(databaseUrl());
    database.pathname = `/tallgrass_empty_${port}`;
    await inDatabase(`create database tallgrass_empty_${port}`);
    const dataDir = mkdtempSync(join(tmpdir(), 'tallgrass-e2e-empty-'));
    const server = spawnProduct(port, { DATA_DIR: dataDir, DATABASE_URL: database.href });
    const url = `http://localhost:${port}`;
    try {
      const status = () => fetch(`${url}/api/health`).then((answer) => answer.status, String);
      await expect.poll(status, { timeout: STARTING_MS }).toBe(200);
      await provide({ url, databaseUrl: database.href });
    } finally {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
});
