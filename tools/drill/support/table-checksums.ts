import { Client } from 'pg';
import type { Finding } from './findings.ts';

/** For each table its number of rows and a checksum of their content, whatever their order. */
export async function tableChecksums(ownerUrl: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("set timezone to 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const sums = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
      );
      sums.set(name, rows[0]?.sum ?? '');
    }
    return sums;
  } finally {
    await client.end();
  }
}

/** The tables that differ or are missing on one side. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));

/** The tables before, and those that are the same after; any that differs counts as lost. */
export function compareTables(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Finding {
  const found = [...before].filter(([name, sum]) => after.get(name) === sum).length;
  return {
    what: 'tables',
    acknowledged: before.size,
    found,
    lost: differences(before, after).length,
    doubled: 0,
  };
}
