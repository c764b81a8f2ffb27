import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selfSigned } from '#tests/support/peers/certificate.ts';
import { EnvError, loadEnv } from './env.ts';
import { deriveKey } from './secrets/secret.ts';

const SECRET = 'a secret of at least thirty-two characters';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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

test('an empty environment is a complete development setup', () => {
  expect(load({})).toMatchObject({
    isProduction: false,
    role: 'all',
    host: '127.0.0.1',
    port: 3000,
    appUrl: 'http://localhost:3000',
    databaseUrl: null,
    demo: true,
    devMailbox: true,
    devIdentityProvider: true,
    diagnosticPages: true,
    webhookSecrets: {},
    rateLimits: true,
    callsAMinute: null,
    secondReviewPercent: 5,
    keepApplicationsDays: 365,
    s3: null,
    google: null,
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['ROLE', 'both'],
  ['NODE_ENV', 'staging'],
  ['APP_URL', 'tallgrass.example'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_DIRECT_URL', 'mysql://localhost/x'],
  ['DATABASE_REPLICA_URL', 'mysql://localhost/x'],
  ['TRUSTED_PROXY', 'proxy.example.org'],
  ['TRUSTED_PROXY', '10.0.0.1, 10.0.0.0/33'],
  ['DRAIN_SECONDS', '1.5'],
  ['CALLS_A_MINUTE', '59'],
  ['SMTP_URL', 'localhost:25'],
  ['MAIL_FROM', 'nobody'],
  ['CLAMD_URL', 'http://127.0.0.1:3310'],
  ['NPPES_URL', 'npiregistry.cms.hhs.gov'],
  ['NPPES_URL', 'https://name:word@npiregistry.example/api/'],
  ['DEMO', 'yes'],
  ['RATE_LIMITS', 'none'],
  ['KEEP_APPLICATIONS_DAYS', '364'],
  ['SECOND_REVIEW_PERCENT', '101'],
  ['SECRET_KEY', 'short'],
  ['BREACHED_PASSWORDS_DIR', '/nowhere'],
  ['DIAGNOSTIC_PAGES', 'true'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}: must `));
});

test('all bad values are reported together', () => {
  expect(problemsOf({ PORT: 'x', ROLE: 'y' })).toHaveLength(2);
});

test('a half-set group is refused, naming what is missing', () => {
  expect(problemsOf({ ADMIN_EMAIL: 'a@b.example' })).toEqual([
    'ADMIN_PASSWORD: is needed as well, because ADMIN_EMAIL is set',
  ]);
  expect(problemsOf({ GOOGLE_CLIENT_SECRET: 'x' })).toHaveLength(1);
  expect(problemsOf({ DATABASE_DIRECT_URL: 'postgres://owner@db.example/tallgrass' })).toHaveLength(1);
  expect(problemsOf({ DATABASE_REPLICA_URL: 'postgres://db.example/tallgrass' })).toHaveLength(1);
  expect(problemsOf({ NURSYS_URL: 'https://api.nursys.com/' })).toHaveLength(2);
});

test('a certificate for another key is refused in one line', () => {
  const [one, other] = [selfSigned('localhost'), selfSigned('localhost')];
  const files = { TLS_KEY: one.keyFile, TLS_CERT: one.certificateFile };
  expect(load(files).tls).toEqual({ keyFile: one.keyFile, certificateFile: one.certificateFile });
  expect(problemsOf({ ...files, TLS_KEY: other.keyFile })).toEqual([
    expect.stringMatching(/^TLS_CERT: cannot be used with TLS_KEY \(.*mismatch/),
  ]);
});

test('an empty value counts as unset', () => {
  expect(load({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
});

describe('production', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY: SECRET };

  test('refuses every insecure setting, each with its reason', () => {
    const problems = problemsOf({ NODE_ENV: 'production', DEMO: '1', RATE_LIMITS: 'off' });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['SECRET_KEY', 'DEMO', 'RATE_LIMITS']);
    const demoAdmin = { ...production, ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'tallgrass-demo' };
    expect(problemsOf(demoAdmin)).toHaveLength(1);
    expect(problemsOf({ ...production, NPPES_URL: 'http://registry.example/' })).toHaveLength(1);
    expect(problemsOf({ ...production, APP_URL: 'http://tallgrass.example' })).toEqual([
      expect.stringMatching(/^APP_URL: must begin with https/),
    ]);
    for (const fine of ['https://tallgrass.example', 'http://localhost:3000'])
      expect(load({ ...production, APP_URL: fine }).appUrl).toBe(fine);
  });

  test('has no demo, no dev mailbox, no embedded identity provider and no debug pages', () => {
    expect(load(production)).toMatchObject({
      demo: false,
      devMailbox: false,
      devIdentityProvider: false,
      diagnosticPages: false,
    });
  });
});

test('the secret key is created once and only its owner can read it', () => {
  const { secretKey } = load({});
  expect(load({}).secretKey).toBe(secretKey);
  const file = join(folder, 'secret.key');
  expect(readFileSync(file, 'utf8').trim()).toBe(secretKey);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a data folder that cannot be created is refused in one line', () => {
  writeFileSync(join(folder, 'a-file'), '');
  expect(problemsOf({ DATA_DIR: join(folder, 'a-file', 'data') })).toEqual([
    expect.stringMatching(/^DATA_DIR: .* cannot be written by this user \(ENOTDIR\)$/),
  ]);
});

test('each label derives a different key', () => {
  const key = deriveKey(SECRET, 'session/1');
  expect(key).toHaveLength(32);
  expect(deriveKey(SECRET, 'session/1')).toEqual(key);
  expect(deriveKey(SECRET, 'session/2')).not.toEqual(key);
  expect(deriveKey(`${SECRET}.`, 'session/1')).not.toEqual(key);
});
