import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { actingAdministrator, actingRole } from '../acting.ts';
import { followReplica } from './replica.ts';
import { HotStatements } from './hot-statements.ts';
import { applicationName, loginOf, type FixedRole } from './names.ts';
import { inTransaction, sendAhead, statementsOn, type Tx as Transaction } from './transaction.ts';
import { UnpreparedClient } from './unprepared.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import { observePool } from '../telemetry/observe-pool.ts';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import { redactValues } from './redact-values.ts';

/**
 * A transaction with a role and a user set; repo functions take it. Lock rows with `no key update`: it blocks other
 * writers of the row but not inserts that reference it. A full lock would block those too and invite deadlocks.
 */
export type Tx = Transaction;

/** Whom a transaction acts for; row-level security follows from it. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'user';
      userId: string;
      /** Reads every column of the person's own rows, on either side of the market: for the export of their data. */
      readsOwn?: true;
    }
  /** Only after a policy check has confirmed that the user is an administrator. */
  | { kind: 'admin'; userId: string }
  /** Jobs and the side effects of a change: notices, mail, audit. */
  | { kind: 'service' }
  /** Matching: reads facts, writes nothing. */
  | { kind: 'engine' };

const ROLE_OF = {
  anonymous: 'tallgrass_app',
  admin: 'tallgrass_admin',
  service: 'tallgrass_service',
  engine: 'tallgrass_engine',
} as const satisfies Record<Exclude<Actor['kind'], 'user'>, string>;

const ROLE_OF_SIDE = { job_seeker: 'tallgrass_candidate', employer: 'tallgrass_employer' } as const;

/** A person's side comes from the database (`null` here), never from what a session remembers. */
function roleOf(actor: Actor): string | null {
  if (actor.kind !== 'user') return ROLE_OF[actor.kind];
  if (actor.readsOwn) return ROLE_OF_SIDE.job_seeker;
  const role = actingRole();
  return role ? ROLE_OF_SIDE[role] : null;
}

export const anonymous: Actor = { kind: 'anonymous' };
export const service: Actor = { kind: 'service' };
export const engine: Actor = { kind: 'engine' };
export const user = (userId: string): Actor => ({ kind: 'user', userId });
export const ownerOfData = (userId: string): Actor => ({ kind: 'user', userId, readsOwn: true });
export const admin = (userId: string): Actor => ({ kind: 'admin', userId });

export interface Database {
  /**
   * Runs `work` in one transaction as `actor` and rolls back when it throws. Errors it throws contain no row values.
   */
  as<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work`, which only reads, in one transaction as `actor`: on a replica that has everything older than
   * `staleSeconds`, otherwise on the primary. What fails on a replica is asked again at the primary, so an error, such
   * as that something was not found, is never an old one.
   */
  readAs<T>(actor: Actor, allowed: { staleSeconds: number }, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs `work` in one transaction as `tallgrass_auth`: for accounts' own secrets and sessions. */
  asAuth<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Only for Better Auth's adapter: connections fixed to the `tallgrass_auth` role. */
  readonly auth: NodePgDatabase;
  /** Connections fixed to the `tallgrass_service` role, for libraries with their own queries (the rate limiter). */
  readonly servicePool: Pool;
  close(): Promise<void>;
}

/** The connection option that starts a session in a role. */
export const roleOption = (role: string) => `-c role=${role}`;

/**
 * How long an idle connection stays open. Opening one costs the database a process and the visitor a wait, so a quiet
 * site should not reconnect for each visitor. Firewalls keep idle connections for much longer than this.
 */
const IDLE_MS = 5 * 60_000;

/** A connection keeps the plan of every statement that had a name during its life, so a busy one is replaced by the hour. */
const LIFETIME_SECONDS = 60 * 60;

/** A replica that hangs is given up for the primary; milliseconds. */
const GIVES_UP: PoolConfig = { connectionTimeoutMillis: 2_000, query_timeout: 30_000 };

/** The same without an option, which a pooler would not pass on: a login of its own, whose sessions start in the role. */
function asLoginOf(poolUrl: string, role: FixedRole): string {
  const url = new URL(poolUrl);
  url.username = loginOf(url.username, role);
  return url.toString();
}

/**
 * Opens the server's connection pools. `url` names the login role, which owns nothing and may only assume the product's
 * roles. `poolUrl` is the same through a pooler in transaction mode, where nothing stays prepared; `replicaUrl` is the
 * same on a replica. Errors of lost connections (the database restarted) are logged; the next query reconnects.
 */
export function openDatabase(options: {
  url: string;
  poolUrl?: string | null;
  replicaUrl?: string | null;
  log: Logger;
  maxConnections?: number;
  telemetry?: Telemetry;
}): Database {
  const { url, poolUrl = null, replicaUrl = null, log, maxConnections = 12, telemetry = noTelemetry } = options;
  const openPool = (connectionString: string, max: number, settings: PoolConfig = {}) => {
    const pool = new Pool({
      connectionString,
      max,
      pipeline: true,
      idleTimeoutMillis: IDLE_MS,
      maxLifetimeSeconds: LIFETIME_SECONDS,
      application_name: applicationName,
      ...(poolUrl ? { Client: UnpreparedClient } : {}),
      ...settings,
    });
    // A lost connection emits an error that ends the process when it has no listener. The pool listens to idle ones only;
    // in a transaction the query rejects as well, so all that is left to do is to log it.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', (error) => log.warn({ err: error.message }, 'lost a database connection'));
    });
    return pool;
  };
  const makePool = (max: number, role?: FixedRole) =>
    openPool(
      poolUrl && role ? asLoginOf(poolUrl, role) : (poolUrl ?? url),
      max,
      role && !poolUrl ? { options: roleOption(role) } : {},
    );
  const hot = new HotStatements();
  const pool = makePool(maxConnections);
  const authPool = makePool(4, 'tallgrass_auth');
  const servicePool = makePool(2, 'tallgrass_service');
  observePool(pool, 'main', telemetry);
  observePool(authPool, 'auth', telemetry);
  observePool(servicePool, 'service', telemetry);
  const replica = replicaUrl
    ? followReplica({ primary: servicePool, pool: openPool(replicaUrl, maxConnections, GIVES_UP), log })
    : null;
  if (replica) observePool(replica.pool, 'replica', telemetry);

  const runAs = <T>(on: Pool, actor: Actor, work: (tx: Tx) => Promise<T>, isReadOnly = false): Promise<T> =>
    inTransaction(
      on,
      hot,
      async (tx) => {
        const taken = takeOn(tx, actor);
        try {
          return await work(tx);
        } finally {
          // Without its role the transaction is lost: the reason is here, and statements of `work` only say that it is.
          await taken;
        }
      },
      { isReadOnly },
    ).catch((error: unknown) => {
      throw redactValues(error);
    });

  return {
    servicePool,
    auth: statementsOn(authPool, hot),
    asAuth: (work) => inTransaction(authPool, hot, work),
    as: (actor, work) => runAs(pool, actor, work),
    readAs: async (actor, { staleSeconds }, work) => {
      if (replica && replica.behindSeconds() <= staleSeconds) {
        try {
          return await runAs(replica.pool, actor, work, true);
        } catch (error) {
          if (!(error instanceof AppError))
            log.warn({ err: error instanceof Error ? error.message : 'unknown' }, 'a read failed on the replica');
        }
      }
      return runAs(pool, actor, work, true);
    },
    close: async () => {
      await replica?.close();
      await Promise.all([pool.end(), authPool.end(), servicePool.end()]);
    },
  };
}

/** Sent ahead of the transaction's first statement, which PostgreSQL refuses if this failed. */
function takeOn(tx: Tx, actor: Actor): Promise<unknown> {
  const userId = 'userId' in actor ? actor.userId : '';
  // Set for service work too: those side effects follow from the administrator's action.
  const adminId = actingAdministrator() ?? '';
  const role = roleOf(actor);
  if (actor.kind === 'service') asService.add(tx);
  return sendAhead(
    tx,
    `select set_config('role', ${role ? '$3' : 'app.party_of($1::text::uuid)'}, true),
      set_config('app.user_id', $1, true), set_config('app.acting_admin_id', $2, true)`,
    role ? [userId, adminId, role] : [userId, adminId],
  );
}

/** Transactions that act as the service now, so that nested side effects need no further statement to find out. */
const asService = new WeakSet<Tx>();

/**
 * Runs the side effects of a change (notices, mail, audit, jobs) as `service` within the same transaction, then
 * restores the previous actor. When `work` throws, the transaction is lost anyway, so nothing is restored.
 */
export async function elevate<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (asService.has(tx)) return work(tx);
  const asked = sendAhead<{ before: string }>(
    tx,
    `select current_setting('role') as before, set_config('role', $1, true)`,
    [ROLE_OF.service],
  );
  asService.add(tx);
  const result = await work(tx);
  const before = (await asked).rows[0]?.before;
  if (before && before !== ROLE_OF.service) {
    asService.delete(tx);
    void sendAhead(tx, `select set_config('role', $1, true)`, [before]);
  }
  return result;
}
