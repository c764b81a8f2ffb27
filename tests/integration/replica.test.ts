import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#app/db/migrate.ts';
import { replicaUrlOf } from '#app/server/prepare-database.ts';
import { anonymous, openDatabase, service, type Database } from '#platform/server/database/db.ts';
import { loadEnv } from '#platform/server/env.ts';
import { AppError } from '#platform/server/errors.ts';
import { createLogger } from '#platform/server/log.ts';
import { LOGIN } from '#tests/support/database/login.ts';
import { askDatabase } from '#tools/lib/ask-database.ts';
import { POSTGRES_15 } from '#tools/lib/optional-programs.ts';
import { startStreamingPair, type StreamingPair } from '#tools/lib/streaming-pair.ts';

describe.skipIf(!POSTGRES_15)('reads that may be a little old', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-pair-'));
  let pair: StreamingPair;
  let url: string;

  beforeAll(async () => {
    pair = await startStreamingPair(folder);
    await askDatabase(pair.primary.urlOf('postgres'), 'create database tallgrass');
    ({ url } = await migrate({ ownerUrl: pair.primary.urlOf('tallgrass'), login: LOGIN }));
    await askDatabase(pair.primary.urlOf('tallgrass'), 'create table public.marks (n int)');
    await askDatabase(pair.primary.urlOf('tallgrass'), 'grant select on public.marks to tallgrass_app');
  });
  afterAll(() => {
    pair.killBoth();
    rmSync(folder, { recursive: true, force: true });
  });

  function open(): Database {
    const env = loadEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: pair.primary.urlOf('tallgrass'),
      DATABASE_REPLICA_URL: `postgres://127.0.0.1:${pair.replica.port}/tallgrass`,
    });
    const database = openDatabase({ url, replicaUrl: replicaUrlOf(env, url), log: createLogger('silent') });
    onTestFinished(() => database.close());
    return database;
  }

  /** Where a read runs, as whom, and what it sees. */
  const readOn = (db: Database, staleSeconds: number) =>
    db.readAs(anonymous, { staleSeconds }, async (tx) => {
      const { rows } = await tx.execute<{ on_replica: boolean; role: string; marks: number }>(
        sql`select pg_is_in_recovery() as on_replica, current_setting('role') as role,
          (select count(*)::int from public.marks) as marks`,
      );
      return rows[0];
    });
  const mark = () => askDatabase(pair.primary.urlOf('tallgrass'), 'insert into public.marks values (1) returning n');
  const onReplica = (statement: string) => askDatabase(pair.replica.urlOf('tallgrass'), statement);

  test('run on the replica, in their role, and what was written reaches them', async () => {
    const db = open();
    const { marks } = (await readOn(db, 0)) ?? {};
    await mark();
    await expect
      .poll(() => readOn(db, 60))
      .toEqual({ on_replica: true, role: 'tallgrass_app', marks: Number(marks) + 1 });
  });

  test('run on the primary once the replica lacks more than they allow', async () => {
    const db = open();
    await expect.poll(async () => (await readOn(db, 2))?.on_replica).toBe(true);
    await onReplica('select pg_wal_replay_pause()');
    onTestFinished(async () => void (await onReplica('select pg_wal_replay_resume()')));
    const { marks } = (await readOn(db, 60)) ?? {};
    await mark();
    await expect.poll(async () => (await readOn(db, 2))?.on_replica).toBe(false);
    expect(await readOn(db, 2)).toMatchObject({ marks: Number(marks) + 1 });
    // A report that may be a minute old goes on without the primary.
    expect(await readOn(db, 60)).toMatchObject({ on_replica: true, marks });
  });

  test('ask the primary again when something was not found', async () => {
    const db = open();
    await expect.poll(async () => (await readOn(db, 60))?.on_replica).toBe(true);
    const asked: boolean[] = [];
    const work = db.readAs(anonymous, { staleSeconds: 60 }, async (tx) => {
      const { rows } = await tx.execute<{ here: boolean }>(sql`select pg_is_in_recovery() as here`);
      asked.push(rows[0]?.here ?? false);
      throw new AppError('NOT_FOUND', 'This is not here.');
    });
    await expect(work).rejects.toThrow(AppError);
    expect(asked).toEqual([true, false]);
  });

  test('change nothing, on the primary either', async () => {
    const db = open();
    const write = db.readAs(service, { staleSeconds: 0 }, (tx) => tx.execute(sql`delete from public.page_views`));
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  // Last: the replica is gone afterward.
  test('go on when the replica is killed', async () => {
    const db = open();
    await expect.poll(async () => (await readOn(db, 60))?.on_replica).toBe(true);
    pair.replica.kill();
    // The process of an open connection outlives its killed parent by a moment, and may still answer.
    const reads = () => Promise.all(Array.from({ length: 20 }, () => readOn(db, 60)));
    for (const read of await reads()) expect(read).toMatchObject({ role: 'tallgrass_app' });
    await expect.poll(async () => (await reads()).some((read) => read?.on_replica)).toBe(false);
  });
});
