import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfName, madeName, withoutInvisible } from './names.ts';

test.each([
  "St. Mary's Hospital",
  "St.Luke's Hospital",
  'Mt.Vernon Clinic',
  "Dr. J. O'Neil-Smith, RN",
  'Dr.Smith',
  'J.D. Power',
  'J.Smith',
  'J.Li',
  'Dr.Wu',
  'Jo Lee, R.Ph., M.Ed.',
  'Ana Ruiz, Pharm.D',
  '24/7 Care Inc.',
  'A.M. Best Co',
  'U.S. Renal Care No.1',
  'Health@Work',
  'R.N./L.P.N., nights',
  'Med/Surg: 3.5 East',
  'Hospital of St. Joseph, Inc.',
  'Ünal İnce',
  '李小龍',
  'María-José (Pepa) Núñez',
])('%s is a name', (name) => {
  expect(faultOfName(name)).toBeNull();
  expect(madeName(name)).toBe(name);
});

test.each([
  ['Payroll notice: sign in at https://evil.example', 'link'],
  ['sign in at evil.example', 'link'],
  ['go to EVIL.COM now', 'link'],
  ['St.evil.com', 'link'],
  ['a.xn--p1ai', 'link'],
  ['t.co/a1', 'link'],
  ['T.Co/a1', 'link'],
  ['bit.ly', 'link'],
  ['dr.com', 'link'],
  ['www.evil', 'link'],
  ['evil。com', 'link'],
  ['evil．ｃｏｍ', 'link'],
  ['evil\u200b.\u2060com', 'link'],
  ['пример.рф', 'link'],
  ['javascript:alert(1)', 'link'],
  ['ftp://files', 'link'],
  ['at 192.0.2.7', 'link'],
  ['pay.evil.bank', 'link'],
  ['write to pay@evil.example', 'email'],
  ['pay＠evil.example', 'email'],
  ['Prairie\nBcc: all', 'hidden'],
  ['Prairie\tGeneral', 'hidden'],
  ['Prairie\u2028General', 'hidden'],
  ['Prairie \u202elareneG', 'hidden'],
  ['Prairie\u200fGeneral', 'hidden'],
  ['Prairie\u0000', 'hidden'],
])('%j is none: %s', (text, fault) => {
  expect(faultOfName(text)).toBe(fault);
  expect(faultOfName(madeName(text))).toBeNull();
});

test('invisible characters are dropped, and direction controls are kept to be refused', () => {
  expect(withoutInvisible(' Ann\u200b\u00ad Lee\ufeff ')).toBe('Ann Lee');
  expect(withoutInvisible('Ann\u202e Lee')).toBe('Ann\u202e Lee');
});

test('any text from a provider becomes a valid name', () => {
  const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.webUrl(), fc.emailAddress(), fc.domain(), fc.ipV4());
  fc.assert(
    fc.property(
      fc.array(anything).map((parts) => parts.join(' ')),
      (text) => faultOfName(madeName(text)) === null,
    ),
  );
});

test.each(['a', 'a.', 'a@', 'a:', '-', '1.', ' ', '\u200b'])('a megabyte of %j is checked quickly', (part) => {
  const text = part.repeat(1_000_000 / part.length);
  const started = performance.now();
  faultOfName(text);
  madeName(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
