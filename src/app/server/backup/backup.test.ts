import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/index.ts';
import { readLastBackup } from '#platform/server/files/last-backup.ts';
import { openFileStore, type SealedObject } from '#platform/server/files/file-store.ts';
import { createLogger } from '#platform/server/log.ts';
import { backUp } from './back-up.ts';
import { checkBackup, restoreEmbedded } from './restore.ts';
import { openSealedKey, readPassphrase } from './sealed-key.ts';

const PASSPHRASE = 'a long passphrase of an operator';
const DOCUMENT = Buffer.from('the license of Ana Ruiz');
const log = createLogger('silent');
const settings = (dataDir: string) => ({
  dataDir,
  s3: null,
  secretKey: 'k'.repeat(64),
  secretKeyPrevious: null,
  databaseUrl: null,
});

/** A folder's database started, asked and stopped. */
async function onDatabase<T>(dataDir: string, work: (client: Client, ownerUrl: string) => Promise<T>): Promise<T> {
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir, log });
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client, ownerUrl);
  } finally {
    await client.end();
    await stop();
  }
}

const count = async (client: Client) =>
  Number((await client.query<{ n: string }>('select count(*) as n from kept')).rows[0]?.n);

let root: string;
let backup: string;
let object: SealedObject;
/** Rows acknowledged before the backup began. */
const FIRST = 100;
const at = (name: string) => join(root, name);

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backup-'));
  backup = at('backup');
  const env = settings(at('source'));
  await onDatabase(env.dataDir, async (client, ownerUrl) => {
    await client.query('create table kept (n int primary key, filler text)');
    object = await openFileStore({ env }).put(Readable.from([DOCUMENT]), DOCUMENT.length);
    // Writes go on while the copy is made: what was acknowledged before it must be in it.
    const write = async (n: number) => {
      await client.query(`insert into kept values ($1, repeat('x', 1000))`, [n]);
      return n;
    };
    for (let n = 1; n <= FIRST; n += 1) await write(n);
    const copying = backUp({ env, ownerUrl, folder: backup, passphrase: PASSPHRASE });
    let isDone = false;
    void copying.finally(() => (isDone = true)).catch(() => undefined);
    let last = FIRST;
    while (!isDone) last = await write(last + 1);
    const { madeAt, files } = await copying;
    expect(last).toBeGreaterThan(FIRST);
    expect(await readLastBackup(openFileStore({ env }))).toEqual({
      madeAt,
      files: files.length,
      bytes: expect.any(Number),
    });
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A copy of the backup that a test may damage. */
function copied(name: string): string {
  execFileSync('cp', ['-r', backup, at(name)]);
  onTestFinished(() => rmSync(at(name), { recursive: true }));
  return at(name);
}

test('a backup made during writes holds every row acknowledged before it, gapless, and its documents', async () => {
  const env = settings(at('restored'));
  expect(await restoreEmbedded(backup, await checkBackup(backup, env), { env, force: false })).toBeNull();
  await onDatabase(env.dataDir, async (client) => {
    const found = await count(client);
    expect(found).toBeGreaterThanOrEqual(FIRST);
    expect((await client.query<{ n: number }>('select max(n) as n from kept')).rows[0]?.n).toBe(found);
  });
  expect(await buffer(await openFileStore({ env }).read(object))).toEqual(DOCUMENT);

  const manifest = await checkBackup(backup, env);
  await expect(restoreEmbedded(backup, manifest, { env, force: false })).rejects.toThrow('already holds a database');
  const aside = await restoreEmbedded(backup, manifest, { env, force: true });
  expect(aside && existsSync(join(aside, 'PG_VERSION'))).toBe(true);
});

test('a changed, missing or unfinished backup is refused before anything is touched', async () => {
  const env = settings(at('untouched'));
  const broken = copied('broken');
  const file = join(broken, 'database', 'global', 'pg_control.zst');
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
  writeFileSync(file, bytes);
  rmSync(join(broken, 'files', object.storageKey));
  await expect(checkBackup(broken, env)).rejects.toThrow(/broken: files\/.*, database\/global\/pg_control\.zst are/);

  const changed = copied('changed');
  const manifest = readFileSync(join(changed, 'manifest.json'), 'utf8');
  writeFileSync(join(changed, 'manifest.json'), manifest.replace('"major": 18', '"major": 17'));
  await expect(checkBackup(changed, env)).rejects.toThrow('was changed');

  rmSync(join(changed, 'manifest.json'));
  await expect(checkBackup(changed, env)).rejects.toThrow('no whole backup');
  await expect(backUp({ env, ownerUrl: '', folder: changed, passphrase: null })).rejects.toThrow('not empty');
  expect(existsSync(env.dataDir)).toBe(false);
});

test('another secret key is refused; the right one comes back out of the backup with its passphrase', async () => {
  const env = { ...settings(at('other')), secretKey: 'o'.repeat(64) };
  await expect(checkBackup(backup, env)).rejects.toThrow('another secret key');
  expect(await checkBackup(backup, { ...env, secretKeyPrevious: 'k'.repeat(64) })).toMatchObject({ format: 1 });
  expect(openSealedKey(backup, PASSPHRASE)).toBe('k'.repeat(64));
  expect(() => openSealedKey(backup, `${PASSPHRASE}!`)).toThrow("doesn't open");
  const stored = readdirSync(backup, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const text = stored.map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1')).join();
  expect(text).not.toContain('k'.repeat(64));

  writeFileSync(at('short'), 'too short\n');
  expect(() => readPassphrase(at('short'))).toThrow('at least 16');
});
