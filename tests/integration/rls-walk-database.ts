import { Client } from 'pg';
import { migrate } from '#server/platform/database/migrate.ts';

export interface WalkableDatabase {
  /** The migration role: sees everything, builds the fixture. */
  owner: Client;
  /** The server's login role, which takes on the product's roles. */
  server: Client;
  close(): Promise<void>;
}

const connect = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

export async function walkableDatabase(): Promise<WalkableDatabase> {
  const name = `walk_${process.pid}_${Date.now()}`;
  const base = 'postgres://postgres@127.0.0.1:3701';
  const root = await connect(`${base}/postgres`);
  await root.query(`create database ${name}`);
  await root.end();
  const { url } = await migrate({ ownerUrl: `${base}/${name}`, login: { name: 'walk_server', password: 'x' } });
  const owner = await connect(`${base}/${name}`);
  const server = await connect(url);
  return {
    owner,
    server,
    close: async () => {
      await owner.end();
      await server.end();
    },
  };
}
