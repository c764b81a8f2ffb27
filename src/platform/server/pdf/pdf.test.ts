import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './pdf.ts';

test.each([
  ['Łukasz Żółć', 'Lukasz Zólc'],
  ['Nguyễn Đức Thịnh', 'Nguyen Duc Thinh'],
  ['Ünal İnce, Işık', 'Ünal Ince, Isik'],
  ['Jo\u0301zef Nun\u0303ez', 'Józef Nuñez'],
  ['Kaʻiulani O’Hara', 'Ka‘iulani O’Hara'],
  ['Œuvre, ﬁrst, №\u20097', 'OEuvre, first, No 7'],
  ['non\u2011stop \u2212 5', 'non-stop - 5'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('letters of other scripts are printed as marks, not left out', () => {
  expect(printable('Иван Петров')).toBe('???? ??????');
  expect(printable('李小龍, RN')).toBe('???, RN');
  expect(printable('हिन्दी')).toBe('???');
  expect(printable('500 ₴')).toBe('500 ?');
});

test('what is not read as a letter leaves no mark', () => {
  expect(printable('Welcome! 🎉')).toBe('Welcome! ');
  expect(printable('a\u200bb\ufe0f\u0007')).toBe('ab');
  expect(printable('one\ttwo\r\nthree')).toBe('one two\nthree');
});

test('prints any text with letters that the fonts have, and what they have as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printable(text)).toMatch(/^[\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…]*$/);
    }),
  );
  expect(printable('José “Pepe” Ñandú – 5 € …')).toBe('José “Pepe” Ñandú – 5 EUR …');
});
