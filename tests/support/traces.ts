import type { TestApp } from './app.ts';

/** Each table that holds one of the words in any column, with the word. */
export async function tablesThatKnow(app: TestApp, words: string[]): Promise<string[]> {
  const tables = await app.asOwner(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'auth', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const rows = await app.asOwner(`select 1 from ${String(name)} t where t::text ilike $1 limit 1`, [`%${word}%`]);
      if (rows.length > 0) found.push(`${String(name)}: ${word}`);
    }
  }
  return found;
}
