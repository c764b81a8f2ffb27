import { Client } from 'pg';
import type { TestDatabase } from '#tests/support/database/test-database.ts';

export interface WalkableDatabase {
  /** The superuser: sees everything, builds the market. */
  owner: Client;
  /** The server's login role, which takes on the product's roles. */
  server: Client;
  close(): Promise<void>;
}

export async function openWalkable(database: TestDatabase): Promise<WalkableDatabase> {
  const owner = new Client({ connectionString: database.ownerUrl });
  const server = new Client({ connectionString: database.url });
  await Promise.all([owner.connect(), server.connect()]);
  return {
    owner,
    server,
    async close() {
      await Promise.all([owner.end(), server.end()]);
      database.drop();
    },
  };
}
