import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  ['password', true],
  ['PassWord', true],
  ['11111985', false],
  ['14111984', true],
  ['prairie wind over tallgrass', false],
  ['', false],
])('%s', async (password, isCommonValue) => expect(await isCommonPassword(password)).toBe(isCommonValue));
