import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { ANA, linkTo, someone } from '#tests/support/people/identity.ts';
import { ensureAdministrator } from '../index.ts';
import { BREACHED, isBreached } from './breached-passwords.ts';

const LEAKED = 'Correct horse 1';
const SEEN_ELSEWHERE = 'Battery staple 2';
const FRESH = 'of my very own';

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const folder = mkdtempSync(join(tmpdir(), 'breached-'));
const fileOf = (password: string) => join(folder, `${hashOf(password).slice(0, 5)}.txt`);
writeFileSync(join(folder, '00000.txt'), '');
// The first line is of another password in the same file.
for (const password of [LEAKED, FRESH]) writeFileSync(fileOf(password), `${hashOf('another').slice(5)}:3\r\n`);
writeFileSync(fileOf(LEAKED), `${hashOf('another').slice(5)}:3\r\n${hashOf(LEAKED).slice(5)}:17\r\n`);
afterAll(() => rmSync(folder, { recursive: true }));

test('a breached password is refused at its field at sign-up, change and reset, and the link stays valid', async () => {
  const app = await startTestApp({ BREACHED_PASSWORDS_DIR: folder });
  const ana = someone(ANA);
  const visitor = app.visitor();
  expect(await visitor.post('/api/auth/sign-up', { ...ana, password: LEAKED })).toMatchObject({
    status: 422,
    body: { fields: { password: BREACHED } },
  });
  expect((await visitor.post('/api/auth/sign-up', { ...ana, password: FRESH })).status).toBe(201);

  await visitor.post('/api/functions/password-reset-request', { email: ana.email });
  const token = (await linkTo(app, ana.email, 'password_reset')).searchParams.get('token');
  const complete = async (newPassword: string) =>
    (await visitor.post('/api/functions/password-reset-complete', { token, newPassword })).body;
  expect(await complete(LEAKED)).toEqual({ ok: false, error: BREACHED });
  expect(await complete(FRESH)).toEqual({ ok: true });

  await visitor.post('/api/auth/sign-in', { email: ana.email, password: FRESH });
  expect(await visitor.put('/api/auth/password', { newPassword: LEAKED, currentPassword: FRESH })).toMatchObject({
    status: 422,
    body: { fields: { newPassword: BREACHED } },
  });
});

test('in production the first administrator needs another one, too', async () => {
  const { deps } = await startTestApp({ BREACHED_PASSWORDS_DIR: folder });
  const asked = (isProduction: boolean) =>
    ensureAdministrator(
      { ...deps, env: { ...deps.env, isProduction } },
      { email: someone(ANA).email, password: LEAKED },
    );
  await expect(asked(true)).rejects.toThrow(
    "The administrator's password is known from a data breach. Choose another.",
  );
  expect(await asked(false)).toMatchObject({ outcome: 'created' });
});

test('a file that cannot be read is logged without the password or its hash, and refuses no one', async () => {
  const app = await startTestApp({ BREACHED_PASSWORDS_DIR: folder });
  const logged: unknown[] = [];
  const log = { ...app.deps.log, error: (...line: unknown[]) => logged.push(line) } as unknown as typeof app.deps.log;
  expect(await isBreached({ env: app.deps.env, log }, SEEN_ELSEWHERE)).toBe(false);
  expect(logged).toEqual([[{ code: 'ENOENT' }, expect.stringContaining('could not be read')]]);
});
