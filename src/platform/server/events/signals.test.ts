import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { openSignals } from './signals.ts';
import { createLogger } from '../log.ts';

test('closing while it still connects leaves no connection behind', async () => {
  const database = await createTestDatabase();
  const owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  onTestFinished(async () => {
    await owner.end();
    database.drop();
  });
  for (let round = 0; round < 5; round += 1) {
    await openSignals({ url: database.url, log: createLogger('silent') }).close();
  }
  const others = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await vi.waitFor(async () => expect((await owner.query(others)).rows).toEqual([{ count: 0 }]));
});

test('a database that takes connections and drops them sees one at a time', async () => {
  const taken: number[] = [];
  // As a proxy does whose database is gone.
  const proxy = createServer((socket) => {
    taken.push(performance.now());
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `postgres://nobody@127.0.0.1:${(proxy.address() as AddressInfo).port}/tallgrass`;
  const signals = openSignals({ url, log: createLogger('silent') });
  await vi.waitFor(() => expect(taken.length).toBeGreaterThanOrEqual(5), 20_000);
  await signals.close();
  proxy.close();
  const pauses = taken.slice(1).map((at, i) => at - (taken[i] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThan(400);
});
