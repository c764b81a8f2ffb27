import { Client } from 'pg';
import { progressBar } from '../../lib/progress.ts';

/** What matching reads of a person, without history and education. */
const TABLES = ['profiles', 'candidate_profiles', 'candidate_preferences', 'licenses', 'certifications'];

/** A valid random-looking UUID that only depends on the original and the number of the copy. */
const copied = (column: string) =>
  `overlay(overlay(md5(r.${column}::text || k) placing '4' from 13) placing '8' from 17)::uuid`;

/** Columns that differ from copy to copy, as SQL over the row `r` and the number of the copy `k`. */
const CHANGED: Readonly<Record<string, string>> = {
  user_id: copied('user_id'),
  pseudonym: `'TG-' || upper(substr(md5(r.user_id::text || k), 1, 16))`,
  id: copied('id'),
  // A few miles around the same town.
  home_latitude: `r.home_latitude + (k * 37 % 101 - 50) / 1500.0`,
  home_longitude: `r.home_longitude + (k * 53 % 101 - 50) / 1500.0`,
  pay_floor_cents: `least(r.pay_floor_cents + k * 29 % 300, r.pay_target_cents)`,
};

/**
 * Copies every candidate until there are about `people`, by SQL and past triggers and references, because a million
 * people written through the services take a quarter of an hour. Only what matching reads is copied.
 */
export async function clonePeople(ownerUrl: string, people: number): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from candidate_profiles`);
    const copies = Math.max(0, Math.round(people / Math.max(1, rows[0]?.n ?? 1)) - 1);
    const show = progressBar('people');
    await client.query(`create temporary table originals as select user_id from candidate_profiles`);
    for (const [index, table] of TABLES.entries()) {
      const columns = await columnsOf(client, table);
      const values = columns.map((column) => CHANGED[column] ?? `r."${column}"`);
      await client.query(
        `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
         select ${values.join(', ')} from ${table} r join originals o on o.user_id = r.user_id, generate_series(1, ${copies}) k`,
      );
      show((index + 1) / TABLES.length);
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}
