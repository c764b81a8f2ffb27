import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const OLD = { secretKey: 'the first secret of at least 32 characters', secretKeyPrevious: null };
const NEW = { secretKey: 'the second secret of at least 32 characters', secretKeyPrevious: OLD.secretKey };
const TEXT = 'JBSWY3DPEHPK3PXP';

test('a text opens under its key and label, and two seals of one text differ', () => {
  const [first, second] = [seal(OLD, 'totp/1', TEXT), seal(OLD, 'totp/1', TEXT)];
  expect(first).not.toBe(second);
  expect(first).not.toContain(TEXT);
  expect(unseal(OLD, 'totp/1', first)).toBe(TEXT);
  expect(unseal(OLD, 'totp/1', seal(OLD, 'totp/1', ''))).toBe('');
});

test('after a rotation the previous secret still opens a text, until it is dropped', () => {
  const sealed = seal(OLD, 'totp/1', TEXT);
  expect(unseal(NEW, 'totp/1', sealed)).toBe(TEXT);
  expect(() => unseal({ ...NEW, secretKeyPrevious: null }, 'totp/1', sealed)).toThrow();
});

test('another label, a changed byte and a truncated text do not open', () => {
  const sealed = seal(OLD, 'totp/1', TEXT);
  expect(() => unseal(OLD, 'totp/2', sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unseal(OLD, 'totp/1', changed.toString('base64url')), `byte ${at}`).toThrow();
  }
  expect(() => unseal(OLD, 'totp/1', bytes.subarray(0, -1).toString('base64url'))).toThrow();
});
