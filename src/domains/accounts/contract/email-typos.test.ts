import { expect, test } from 'vitest';
import { suggestEmail } from './email-typos.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gamil.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmil.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahooo.com', 'ana@yahoo.com'],
  ['Ana.Ruiz@Outlok.com', 'Ana.Ruiz@outlook.com'],
  ['ana@iclould.com', 'ana@icloud.com'],
  ['ana@comcast.nte', 'ana@comcast.net'],
  ['ana@stlukes.con', 'ana@stlukes.com'],
])('%s is corrected to %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@me.com',
  'ana@mercy.net',
  'ana@kumc.edu',
  'ana@coxhealth.com',
  'ana@demo.tallgrass.test',
  'ana@company.co',
  'ana@',
  '@gmail.com',
  'ana',
  '',
])('%s is left alone', (typed) => expect(suggestEmail(typed)).toBeNull());
