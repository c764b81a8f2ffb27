import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EnvError, loadEnv } from '../env.ts';

const SECRET = 'a secret of at least thirty-two characters';
const WEBHOOK = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const load = (source: Record<string, string>) => loadEnv({ DATA_DIR: folder, ...source });

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    load(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

test('each kind of secret is read from the file that its setting names', () => {
  const env = load({
    NODE_ENV: 'production',
    DATABASE_URL_FILE: file('database', 'postgres://owner:word@db.example:5432/tallgrass\n'),
    SECRET_KEY_FILE: file('key', `${SECRET}\n`),
    SECRET_KEY_PREVIOUS_FILE: file('key-before', `${SECRET}, before`),
    ADMIN_EMAIL: 'a@b.example',
    ADMIN_PASSWORD_FILE: file('admin', 'long enough'),
    SMTP_URL_FILE: file('smtp', 'smtp://user:word@mail.example:587'),
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET_FILE: file('google', 'of google'),
    WEBHOOK_SECRET_ACME_FILE: file('acme', WEBHOOK),
  });
  expect(env).toMatchObject({
    databaseUrl: 'postgres://owner:word@db.example:5432/tallgrass',
    secretKey: SECRET,
    secretKeyPrevious: `${SECRET}, before`,
    admin: { email: 'a@b.example', password: 'long enough' },
    smtpUrl: 'smtp://user:word@mail.example:587',
    google: { clientId: 'id', clientSecret: 'of google' },
    webhookSecrets: { acme: [Buffer.alloc(32, 7)] },
  });
});

test('line breaks at the end are not part of a secret, but spaces are', () => {
  expect(load({ SECRET_KEY_FILE: file('windows', `${SECRET} \r\n`) }).secretKey).toBe(`${SECRET} `);
});

test('a file that is missing, a folder or empty is refused in one line without any content', () => {
  expect(problemsOf({ SECRET_KEY_FILE: join(folder, 'gone') })).toEqual([
    `SECRET_KEY_FILE: ${join(folder, 'gone')} cannot be read (ENOENT)`,
  ]);
  expect(problemsOf({ SMTP_URL_FILE: folder })).toEqual([`SMTP_URL_FILE: ${folder} cannot be read (EISDIR)`]);
  expect(problemsOf({ SMTP_URL_FILE: file('empty', '\n') })).toEqual([
    `SMTP_URL_FILE: ${join(folder, 'empty')} is empty`,
  ]);
  // What the file holds is checked as the setting is, and not repeated.
  const [problem] = problemsOf({ SECRET_KEY_FILE: file('short', 'too-short') });
  expect(problem).toMatch(/^SECRET_KEY: must have at least 32 characters/);
  expect(problem).not.toContain('too-short');
});

test('a secret that is given twice is refused, and a setting that is not secret has no file', () => {
  expect(problemsOf({ SECRET_KEY: SECRET, SECRET_KEY_FILE: file('twice', SECRET) })).toEqual([
    'SECRET_KEY_FILE: is set as well as SECRET_KEY; set one of them',
  ]);
  expect(load({ PORT_FILE: join(folder, 'gone') }).port).toBe(3000);
});
