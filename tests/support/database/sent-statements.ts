import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { LOGIN } from './login.ts';

/** Where the run keeps the statements that its tests sent; without it, nothing is kept. */
export const STATEMENTS_FOLDER = 'TEST_STATEMENTS';

/** What PostgreSQL can prepare, and the tables that it may need. Others say nothing about tables and functions. */
const KEPT = /^\s*(select|insert|update|delete|merge|with|values|create temporary table)\b/i;
const KEEPS = Symbol.for('tallgrass keeps statements');

/**
 * Keeps each different statement that the server sends in this process, one JSON text a line. Its values travel apart, so
 * a text alone is one that a test wrote: it may be several statements.
 */
export function keepStatements(folder: string): void {
  const prototype = Client.prototype as Client & { [KEEPS]?: boolean };
  if (prototype[KEEPS]) return;
  prototype[KEEPS] = true;
  const kept = new Set<string>();
  const file = join(folder, `${process.pid}.jsonl`);
  const send = prototype.query as (...args: unknown[]) => unknown;
  prototype.query = function keep(this: Client, statement: unknown, ...rest: unknown[]) {
    const text = textOf(statement);
    const isApart = typeof statement !== 'string' || Array.isArray(rest[0]);
    if (isApart && this.user === LOGIN.name && text && KEPT.test(text) && !kept.has(text)) {
      kept.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return send.call(this, statement, ...rest);
  } as Client['query'];
}

function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isConfig && typeof statement.text === 'string' ? statement.text : null;
}

/** What the run's processes kept. */
export function keptStatements(folder: string): string[] {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  return [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line) as string);
}
