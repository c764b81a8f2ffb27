import { globSync, readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openFileStore } from '#platform/server/files/file-store.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { rotateKeys } from './rotate-keys.ts';
import { SEALED_COLUMNS, SEALED_NOTES } from './sealed-columns.ts';

const OLD = { secretKey: 'o'.repeat(64), secretKeyPrevious: null };
const NEW = { secretKey: 'n'.repeat(64), secretKeyPrevious: OLD.secretKey };
const ALONE = { ...NEW, secretKeyPrevious: null };
const app = sharedApp({ SECRET_KEY: NEW.secretKey });

test('every seal in the code is on the list of what a rotation moves', () => {
  const sealing = globSync('src/**/*.ts').filter(
    (file) => !/test\.ts$|key-rotation/.test(file) && readFileSync(file, 'utf8').includes('secrets/seal.ts'),
  );
  const labels = sealing.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')[a-z-]+\/\d+(?=')/g) ?? []);
  expect([...new Set(labels)].sort()).toEqual([...SEALED_COLUMNS, SEALED_NOTES].map(({ label }) => label).sort());
});

test('after a rotation the new key alone opens every file and sealed text, and the old key none', async () => {
  const { userId } = await signInAs(app);
  const { dataDir } = app.deps.env;
  const place = { dataDir, s3: null };
  const file = await openFileStore({ env: { ...OLD, ...place } }).put(Readable.from([Buffer.from('a license')]), 9);
  await openFileStore({ env: { ...OLD, ...place } }).putNote('audit-anchor-a', seal(OLD, SEALED_NOTES.label, '{}'));
  const client = new Client({ connectionString: app.ownerUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const sealed = (label: string) => seal(OLD, label, `kept under ${label}`);
  await client.query(
    `insert into stored_files (owner_id, storage_key, content_type, size_bytes, sha256, key_id, wrapped_key, sealed_text)
     values ($1, $2, 'application/pdf', 9, '', $3, $4, $5)`,
    [userId, file.storageKey, file.keyId, file.wrappedKey, sealed('paper-text/1')],
  );
  await client.query('insert into auth.totp (user_id, secret) values ($1, $2)', [userId, sealed('totp/1')]);
  await client.query('insert into interviewer_calendars (user_id, url_sealed) values ($1, $2)', [
    userId,
    sealed('interviewer-calendar/1'),
  ]);
  await client.query(
    `insert into resume_imports (user_id, purpose, file_name, expires_at, sealed_reading) values ($1, 'resume', '', now(), $2)`,
    [userId, sealed('resume-reading/1')],
  );
  await client.query(`insert into signing_certificates (certificate, p12_sealed) values ('', $1)`, [
    sealed('signing-certificate/1'),
  ]);

  const shares: number[] = [];
  const first = await rotateKeys(client, { ...NEW, ...place }, (share) => shares.push(share));
  expect(first.map(({ moved, opened, openToPrevious }) => [moved, opened, openToPrevious])).toEqual(
    first.map(() => [1, 1, 0]),
  );
  expect(first).toHaveLength(SEALED_COLUMNS.length + 2);
  expect(shares.at(-1)).toBe(1);
  for (const { table, column, label } of SEALED_COLUMNS) {
    const { rows } = await client.query<{ value: string }>(`select ${column} as value from ${table}`);
    expect(unseal(ALONE, label, rows[0]?.value ?? '')).toBe(`kept under ${label}`);
    expect(() => unseal(OLD, label, rows[0]?.value ?? '')).toThrow();
  }
  const { rows } = await client.query<{ storageKey: string; keyId: string; wrappedKey: string }>(
    'select storage_key as "storageKey", key_id as "keyId", wrapped_key as "wrappedKey" from stored_files',
  );
  const [moved] = rows;
  expect(moved && (await buffer(await openFileStore({ env: { ...ALONE, ...place } }).read(moved)))).toEqual(
    Buffer.from('a license'),
  );

  const again = await rotateKeys(client, { ...NEW, ...place });
  expect(again.map(({ values, moved: more }) => [values, more])).toEqual(again.map(() => [1, 0]));
});
