import type { Client, Pool, PoolClient } from 'pg';
import { POOL_CONNECTIONS, POOL_WAITING, STATEMENT_DURATION } from './platform-metrics.ts';
import { secondsSince, type Telemetry } from './telemetry.ts';

/** Statements by their first word; everything else is `other`, so that the label stays bounded. */
const OPERATIONS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'set', 'savepoint'];

/** Measures a pool's statements and connections. Where telemetry is off, the pool stays as it is. */
export function observePool(pool: Pool, name: string, telemetry: Telemetry): void {
  if (!telemetry.isOn) return;
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

type Query = (...args: unknown[]) => unknown;

/** The driver has no hook for a statement, so its one method is wrapped, for callers with a promise or a callback. */
function observeClient(client: PoolClient, pool: string, telemetry: Telemetry): void {
  const target = client as unknown as { query: Query };
  const query = (client.query as Query).bind(client);
  target.query = (...args) => {
    const started = performance.now();
    const end = (outcome: 'ok' | 'error') =>
      telemetry.record(STATEMENT_DURATION, secondsSince(started), { pool, operation: operationOf(args[0]), outcome });
    const last = args.at(-1);
    if (typeof last === 'function') {
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(error ? 'error' : 'ok');
        (last as Query)(error, ...rest);
      });
    }
    const result = query(...args);
    if (result instanceof Promise)
      result.then(
        () => end('ok'),
        () => end('error'),
      );
    return result;
  };
}

type Statement = Parameters<Client['query']>[0] | { text?: unknown };

export function operationOf(statement: unknown): string {
  const given = statement as Statement | null | undefined;
  const text = typeof given === 'object' ? given?.text : given;
  const word = typeof text === 'string' ? (/^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '') : '';
  return OPERATIONS.includes(word) ? word : 'other';
}
