import type { Pool, PoolClient } from 'pg';
import { POOL_CONNECTIONS, POOL_WAITING, STATEMENT_DURATION } from './platform-metrics.ts';
import { failed, isTracing, startSpan } from './spans.ts';
import { secondsSince, type Telemetry } from './telemetry.ts';

/** Statements by their first word; everything else is `other`, so that the label stays bounded. */
const OPERATIONS = ['select', 'insert', 'update', 'delete', 'with', 'commit', 'rollback', 'set', 'savepoint'];

/** Measures a pool's statements and connections. Where telemetry is off, the pool stays as it is. */
export function observePool(pool: Pool, name: string, telemetry: Telemetry): void {
  if (!telemetry.isOn && !isTracing()) return;
  pool.on('connect', (client) => observeClient(client, name, telemetry));
  telemetry.watch({
    metrics: [POOL_CONNECTIONS, POOL_WAITING],
    read: () => [
      { metric: POOL_CONNECTIONS, value: pool.totalCount - pool.idleCount, labels: { pool: name, state: 'used' } },
      { metric: POOL_CONNECTIONS, value: pool.idleCount, labels: { pool: name, state: 'idle' } },
      { metric: POOL_WAITING, value: pool.waitingCount, labels: { pool: name } },
    ],
  });
}

const MOST_TEXT = 2_000;

type Query = (...args: unknown[]) => unknown;

/** The driver has no hook for a statement, so its one method is wrapped, for callers with a promise or a callback. */
function observeClient(client: PoolClient, pool: string, telemetry: Telemetry): void {
  const target = client as unknown as { query: Query };
  const query = (client.query as Query).bind(client);
  target.query = (...args) => {
    // It travels with the statement after it, whose time is also its own.
    if (args[0] === 'begin') return query(...args);
    const started = performance.now();
    const operation = operationOf(args[0]);
    const span = isTracing()
      ? startSpan(operation, { 'db.system.name': 'postgresql', 'db.query.text': shownOf(args[0]) })
      : null;
    const end = (outcome: 'ok' | 'error', error?: unknown) => {
      telemetry.record(STATEMENT_DURATION, secondsSince(started), { pool, operation, outcome });
      if (span && outcome === 'error') failed(span, error);
      span?.end();
    };
    const last = args.at(-1);
    if (typeof last === 'function') {
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(error ? 'error' : 'ok', error);
        (last as Query)(error, ...rest);
      });
    }
    const result = query(...args);
    if (result instanceof Promise)
      result.then(
        () => end('ok'),
        (error: unknown) => end('error', error),
      );
    return result;
  };
}

const textOf = (statement: unknown): string => {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' ? text : '';
};

const shown = new Map<string, string>();
/** Lists of values make ever new texts: what is remembered starts over before it fills the memory. */
const MOST_SHOWN = 2_000;

/** A statement's text for a trace: values travel apart from it, and what is quoted within is cut all the same. */
function shownOf(statement: unknown): string {
  const text = textOf(statement);
  const known = shown.get(text);
  if (known !== undefined) return known;
  const cut = text.replaceAll(/'(?:[^']|'')*'/g, "'?'").slice(0, MOST_TEXT);
  if (shown.size >= MOST_SHOWN) shown.clear();
  shown.set(text, cut);
  return cut;
}

function operationOf(statement: unknown): string {
  const word = /^[\s(]*([a-z]+)/i.exec(textOf(statement))?.[1]?.toLowerCase() ?? '';
  return OPERATIONS.includes(word) ? word : 'other';
}
