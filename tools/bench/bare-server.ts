import { createServer } from 'node:http';
import { Pool } from 'pg';
import { READS } from './reads.ts';

/** A minimal baseline: `node:http`, `pg`, one query. No session, no row-level security, no validation. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const subject = process.env['BENCH_SUBJECTS'] ?? '{}';
const values = JSON.parse(subject) as Record<string, string[]>;

createServer((request, response) => {
  const read = READS.find(({ name }) => `/${name}` === request.url);
  if (!read) {
    response.writeHead(404).end();
    return;
  }
  pool.query(read.sql, values[read.name]).then(
    ({ rows }) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(rows)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
