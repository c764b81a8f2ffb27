import { expect, test } from 'vitest';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';

test('a password is verified against its own hash and no other is', async () => {
  const stored = await hashPassword('prairie wind');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('prairie wind', stored)).toBe(true);
  expect(await verifyPassword('prairie winds', stored)).toBe(false);
});

test('the same password never gives the same hash', async () => {
  expect(await hashPassword('prairie wind')).not.toBe(await hashPassword('prairie wind'));
});

test('two ways to write the same letter are the same password', async () => {
  expect(await verifyPassword('cafe\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true);
});

test('a hash that is not one verifies nothing', async () => {
  for (const stored of ['', 'prairie wind', '$argon2id$v=19$m=1,t=1,p=1$$', '$scrypt$x']) {
    expect(await verifyPassword('prairie wind', stored)).toBe(false);
  }
});

test('a hash is outdated when any of its parameters is not today’s', async () => {
  const stored = await hashPassword('prairie wind');
  expect(isOutdatedHash(stored)).toBe(false);
  for (const [now, before] of [
    ['m=19456', 'm=9216'],
    ['t=2', 't=1'],
    ['p=1', 'p=2'],
  ] as const) {
    expect(isOutdatedHash(stored.replace(now, before))).toBe(true);
  }
});
