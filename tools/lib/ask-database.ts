import { Client } from 'pg';

/** Runs one statement on a connection of its own, as the user in `url`, and returns its rows. */
export async function askDatabase<T extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client({ connectionString: url });
  // A connection that is cut between two statements ends with the next one, not with the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
