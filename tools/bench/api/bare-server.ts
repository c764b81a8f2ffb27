import { createServer } from 'node:http';
import { Pool } from 'pg';
import type { Statement } from './record-statements.ts';

/**
 * A minimal baseline: `node:http` and `pg`, which send the product's own statements for a request, one after the other.
 * No session, no validation. With `BENCH_OWNER=1` the statements run as the database's owner, past row-level security.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const reads = JSON.parse(process.env['BENCH_STATEMENTS'] ?? '{}') as Record<string, Statement[]>;
const isOwner = process.env['BENCH_OWNER'] === '1';

const TAKES_ROLE = /set_config\('role', (.*?), true\)/;
/** The same settings without the role. */
const withoutRole = ({ text, values }: Statement): Statement => ({
  text: text.replace(TAKES_ROLE, '($1)::text'),
  values,
});

createServer((request, response) => {
  const statements = reads[request.url?.slice(1) ?? ''];
  if (!statements) {
    response.writeHead(404).end();
    return;
  }
  run(isOwner ? statements.map(withoutRole) : statements).then(
    (rows) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');

async function run(statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect();
  const answers: unknown[] = [];
  try {
    for (const { text, values } of statements) answers.push((await client.query(text, values)).rows);
    return answers;
  } finally {
    client.release();
  }
}
