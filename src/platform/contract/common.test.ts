import { expect, test } from 'vitest';
import { shortText } from './common.ts';

test.each(['', '  ', '\u200b\u2060', '\u00ad\ufeff', '\u0301'])('what cannot be seen fills nothing in: %j', (text) => {
  expect(
    shortText(20)
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['Please fill this in.']);
});

test.each(['Ü', '李', '?', '👩‍⚕️', '7', ' St. Luke’s '])('what can be seen does: %s', (text) => {
  expect(shortText(20).parse(text)).toBe(text.trim());
});
