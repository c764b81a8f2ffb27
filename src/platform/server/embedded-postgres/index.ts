import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Logger } from '../log.ts';
import { makeCluster, spawnServer } from './cluster.ts';
import {
  connectWhenReady,
  freePort,
  isAway,
  newPassword,
  pathsIn,
  readConnection,
  urlOf,
  writeConnection,
  type Connection,
  type Paths,
} from './connection.ts';
import { releaseReusedPid, runningPostmaster, stopPostmaster } from './postmaster.ts';
import { embeddedPrograms, EmbeddedPostgresError } from './programs.ts';

export { EmbeddedPostgresError } from './programs.ts';

/**
 * `own`: the only owner of the folder, who starts and stops the database. `attach`: a guest of a running one. `either`:
 * a guest where an owner is running, otherwise the owner; the last such process to leave stops the database.
 */
export type Ownership = 'own' | 'attach' | 'either';

export interface EmbeddedPostgres {
  /** The superuser's URL for the product's database. */
  readonly ownerUrl: string;
  readonly isOwner: boolean;
  /** Stops the database if we own it. */
  stop(): Promise<void>;
}

const DATABASE = 'tallgrass';
/** The owner holds this advisory lock for life; when the owner is killed, its connection and lock end with it. */
const OWNER_LOCK = 7_366_114;
/** How long an owner that was just told to stop gets before a second start is refused. */
const PATIENCE_MS = { own: 6_000, either: 6_000, attach: 60_000 } as const;
/** A server that shuts down on a busy disk may hold its shared memory for this long. */
const LEAVING_SERVER_MS = 20_000;
const RESTART_MS = 1_000;
const LEAVING_MS = 500;
const LOG_LIMIT_BYTES = 10_000_000;
const SETTINGS = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  max_connections: '200',
  // The log names statement and constraint but not the row: rows hold what people typed.
  log_error_verbosity: 'terse',
};

interface Started {
  connection: Connection;
  session: Client;
  child: ChildProcess;
  /** From here on the server outlives this process. */
  letGo(): void;
}

/**
 * A real PostgreSQL in `dataDir/postgres` that needs no installation. Survives `kill -9` of this process: the next
 * start finds the leftover server, stops it and starts it again. A second owner is refused without harm.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Logger;
  ownership?: Ownership;
  patienceMs?: number;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, ownership = 'own', patienceMs = PATIENCE_MS[ownership] } = options;
  const paths = pathsIn(dataDir);
  const began = Date.now();
  const deadline = began + patienceMs;
  for (;;) {
    const running = runningPostmaster(paths.cluster);
    if (running) {
      const found = await visit(paths, running.port, ownership);
      if (found.state === 'guest') return guest(paths, { ...found, ownership });
      if (found.state === 'orphan') {
        log.info({ pid: running.pid }, 'stopping the database left behind by a killed process');
        await stopPostmaster(running.pid);
        await found.session.end().catch(() => undefined);
        continue;
      }
      if (found.state === 'owned' && Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `${dataDir} is in use: ${found.owner} is running on it. Stop that process first, or set another DATA_DIR.`,
        );
      }
    } else if (ownership === 'attach') {
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `No database is running in ${dataDir}. A worker attaches to a running database: start ROLE=all or ROLE=web first, or set DATABASE_URL.`,
        );
      }
    } else {
      const started = await startOwn(paths, { mayWait: Date.now() < began + LEAVING_SERVER_MS });
      if (started) return owner(paths, started, { log, ownership });
    }
    await wait(150);
  }
}

type Visit =
  | { state: 'guest'; url: string; session: Client }
  /** Its session holds the owner's lock, so that a server about to be stopped gets no new owner. */
  | { state: 'orphan'; session: Client }
  | { state: 'owned'; owner: string }
  | { state: 'gone' };

/** Connects to a running server and checks whether its owner is alive. */
async function visit(paths: Paths, port: number, ownership: Ownership): Promise<Visit> {
  const connection = { ...readConnection(paths.cluster), port };
  const session = await connectWhenReady(
    urlOf(connection, 'postgres'),
    'tallgrass visitor',
    () => runningPostmaster(paths.cluster) === null,
  );
  if (!session) return { state: 'gone' };
  const found = await lookAround(session, urlOf(connection, DATABASE), ownership).catch((error: unknown): Visit => {
    if (isAway(error)) return { state: 'gone' };
    throw error;
  });
  if (!('session' in found)) await session.end().catch(() => undefined);
  return found;
}

async function lookAround(session: Client, url: string, ownership: Ownership): Promise<Visit> {
  if (ownership !== 'attach' && (await takeOwnership(session))) {
    if (ownership === 'own' || !(await othersAreHere(session))) return { state: 'orphan', session };
    await session.query('select pg_advisory_unlock($1)', [OWNER_LOCK]);
  }
  if (ownership === 'own') return { state: 'owned', owner: await ownerName(session) };
  return (await databaseExists(session)) ? { state: 'guest', url, session } : { state: 'gone' };
}

/** A guest keeps its session open, so that a leaving owner sees that the database is still in use. */
function guest(
  paths: Paths,
  { url, session, ownership }: { url: string; session: Client; ownership: Ownership },
): EmbeddedPostgres {
  return {
    ownerUrl: url,
    isOwner: false,
    async stop() {
      const isLast = ownership === 'either' && (await isAbandoned(session).catch(() => false));
      await session.end().catch(() => undefined);
      const running = runningPostmaster(paths.cluster);
      if (isLast && running) await stopPostmaster(running.pid);
    },
  };
}

const isAbandoned = async (session: Client): Promise<boolean> =>
  (await takeOwnership(session)) && (await isSoonAlone(session));

/** Whether other processes of ours are connected, apart from the one with this session. */
async function othersAreHere(session: Client): Promise<boolean> {
  const { rows } = await session.query(
    `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`,
  );
  return rows.length > 0;
}

async function takeOwnership(session: Client): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
  return rows[0]?.taken === true;
}

async function ownerName(session: Client): Promise<string> {
  const { rows } = await session.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [OWNER_LOCK],
  );
  return rows[0]?.application_name ?? 'another process';
}

async function databaseExists(session: Client): Promise<boolean> {
  const { rows } = await session.query('select from pg_database where datname = $1', [DATABASE]);
  return rows.length > 0;
}

const sessionName = () => `tallgrass (process ${process.pid})`;

/** Another server was faster, or the port was taken meanwhile. */
const TOO_LATE = /lock file "postmaster\.pid" already exists|Address already in use|could not create any TCP/;
/** The previous server's processes may still hold its shared memory after the postmaster is gone. */
const STILL_LEAVING = /pre-existing shared memory block/;
/** Another process found the server before its starter had made itself known, and took it for one left behind. */
const TOLD_TO_STOP = /received (fast|smart|immediate) shutdown request/;

/**
 * Starts the server and becomes its owner. Returns null when another process was faster or stopped the server, the port
 * was taken, or (while we may still wait) the previous server is not quite gone.
 */
async function startOwn(paths: Paths, { mayWait }: { mayWait: boolean }): Promise<Started | null> {
  const programs = await embeddedPrograms(paths.cluster);
  if (!existsSync(paths.cluster)) {
    const password = newPassword();
    await makeCluster({
      programs,
      dir: paths.cluster,
      password,
      builtinLocale: true,
      complete: (dir) => writeConnection(dir, { port: 0, password }),
    });
  }
  const kept = readConnection(paths.cluster);
  const connection = { ...kept, port: await freePort(kept.port) };
  releaseReusedPid(paths.cluster);
  rotateLog(paths.log);
  const logStart = sizeOf(paths.log);
  const child = spawnServer({
    programs,
    dir: paths.cluster,
    port: connection.port,
    logFile: paths.log,
    settings: SETTINGS,
  });
  const stopWithUs = () => child.kill('SIGINT');
  process.once('exit', stopWithUs);
  let ended = false;
  const letGo = () => process.removeListener('exit', stopWithUs);
  const end = () => {
    ended = true;
    letGo();
  };
  child.once('exit', end).once('error', end);
  const session = await connectWhenReady(urlOf(connection, 'postgres'), sessionName(), () => ended);
  if (!session) {
    const words = readFileSync(paths.log).subarray(logStart).toString();
    if (TOO_LATE.test(words) || TOLD_TO_STOP.test(words)) return null;
    if (mayWait && STILL_LEAVING.test(words)) return null;
    throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${words.trim()}`);
  }
  try {
    // Once our server has ended, another one may answer on this port.
    if (!ended && (await takeOwnership(session))) {
      if (connection.port !== kept.port) writeConnection(paths.cluster, connection);
      if (!(await databaseExists(session))) await session.query(`create database ${DATABASE}`);
      return { connection, session, child, letGo };
    }
  } catch (error) {
    if (!isAway(error)) throw error;
  }
  letGo();
  await session.end().catch(() => undefined);
  return null;
}

/** Holds the owner's lock and keeps the server alive until `stop`. */
function owner(
  paths: Paths,
  started: Started,
  { log, ownership }: { log: Logger; ownership: Ownership },
): EmbeddedPostgres {
  let current = started;
  let stopping = false;
  let watching: Promise<void> = Promise.resolve();

  const watch = () => {
    current.child.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ code, signal }, 'the embedded database ended unexpectedly and is being restarted');
      watching = restart();
    });
  };
  const restart = async () => {
    while (!stopping) {
      try {
        const next = await startOwn(paths, { mayWait: true });
        if (next) {
          current = next;
          watch();
          return;
        }
      } catch (error) {
        log.error({ err: error instanceof Error ? error.message : 'unknown' }, 'the embedded database failed to start');
      }
      await wait(RESTART_MS);
    }
  };
  watch();

  return {
    ownerUrl: urlOf(started.connection, DATABASE),
    isOwner: true,
    async stop() {
      if (stopping) return;
      stopping = true;
      await watching;
      const isShared = !(await isSoonAlone(current.session)) && ownership === 'either';
      await current.session.end().catch(() => undefined);
      if (isShared) return current.letGo();
      if (current.child.pid) await stopPostmaster(current.child.pid);
    },
  };
}

/** Our own connections are closed by now, but the server may not have noticed yet. */
async function isSoonAlone(session: Client): Promise<boolean> {
  for (const deadline = Date.now() + LEAVING_MS; Date.now() < deadline; await wait(20)) {
    if (!(await othersAreHere(session).catch(() => false))) return true;
  }
  return false;
}

function rotateLog(file: string): void {
  if (sizeOf(file) > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
