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
