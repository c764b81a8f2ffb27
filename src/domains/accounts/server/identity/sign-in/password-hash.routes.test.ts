import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { ANA, join, someone } from '#tests/support/people/identity.ts';

const app = sharedApp();

/** A hash of the password as an earlier version made it, at half of today's memory. */
function oldHashOf(password: string): string {
  const nonce = Buffer.alloc(16, 7);
  const options = { message: password, nonce, memory: 9216, passes: 2, parallelism: 1, tagLength: 32 };
  const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=9216,t=2,p=1$${encode(nonce)}$${encode(argon2Sync('argon2id', options))}`;
}

async function storedHash(userId: string): Promise<string> {
  const [row] = await app.asOwner(
    `select password from auth.accounts where user_id = $1 and provider_id = 'credential'`,
    [userId],
  );
  return String(row?.['password']);
}

test('an outdated password hash is made anew by a sign-in with the right password, and by no other', async () => {
  const ana = someone(ANA);
  const { userId } = await join(app, ana);
  const signIn = (password: string) => app.visitor().post('/api/auth/sign-in', { email: ana.email, password });
  const old = oldHashOf(ana.password);
  await app.asOwner(`update auth.accounts set password = $2 where user_id = $1`, [userId, old]);

  expect((await signIn('wrong-one')).status).toBe(401);
  expect(await storedHash(userId)).toBe(old);

  expect((await signIn(ana.password)).status).toBe(200);
  const renewed = await storedHash(userId);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

  expect((await signIn(ana.password)).status).toBe(200);
  expect(await storedHash(userId)).toBe(renewed);
});
