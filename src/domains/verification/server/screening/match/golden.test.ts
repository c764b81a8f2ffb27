import { expect, test } from 'vitest';
import { isSimilar, isWithin, shortened } from './distance.ts';
import { GOLDEN } from './golden.ts';
import { namesOfPerson } from './names.ts';
import { screenPair } from './screen-pair.ts';

test.each(GOLDEN)('$why', (pair) => {
  const verdict = screenPair(pair);
  if (pair.verdict === undefined) expect(verdict === 'strong' || verdict === 'weak').toBe(pair.same);
  else expect(verdict).toBe(pair.verdict);
});

test('no excluded person of the tricky set passes silently, and every pair has its expected verdict', () => {
  const isForReview = (pair: (typeof GOLDEN)[number]) => ['strong', 'weak'].includes(screenPair(pair) ?? 'nobody');
  const samePerson = GOLDEN.filter(({ same }) => same);
  const forReview = GOLDEN.filter(isForReview);
  const right = forReview.filter(({ same }) => same).length;
  process.stdout.write(
    `screening of ${GOLDEN.length} tricky pairs, ${samePerson.length} of them one person: precision ${(right / forReview.length).toFixed(3)}, recall ${(right / samePerson.length).toFixed(3)}\n`,
  );
  expect(samePerson.filter((pair) => !isForReview(pair)).map(({ why }) => why)).toEqual([]);
  for (const { same, verdict } of GOLDEN) expect(verdict === 'strong' || verdict === 'weak').toBe(same);
});

test('a typo is a letter added, removed, changed, or swapped with its neighbor', () => {
  for (const other of ['SMTH', 'SMITHE', 'SMYTH', 'SMIHT']) expect(isWithin('SMITH', other, 1)).toBe(true);
  for (const other of ['SMOTHER', 'SIMHT', 'JONES']) expect(isWithin('SMITH', other, 1)).toBe(false);
  expect(isSimilar('LEE', 'LEA')).toBe(false);
  expect(isSimilar('WHITFIELD', 'WHITEFEILD')).toBe(true);
  const shared = shortened('WHITFIELD').filter((form) => shortened('WHITFEILD').includes(form));
  expect(shared).not.toEqual([]);
});

test('a one-line name is split the way people write it', () => {
  expect(namesOfPerson('Dr. Teresa M. Holt-Vance, RN, Jr.', [])).toEqual({
    families: [
      { text: 'HOLTVANCE', kind: 'whole' },
      { text: 'HOLT', kind: 'part' },
      { text: 'VANCE', kind: 'part' },
    ],
    givens: ['TERESA'],
    middles: ['M'],
    suffix: 'JR',
  });
  expect(namesOfPerson('Cher', ['Cherilyn Sarkisian'])).toMatchObject({
    families: [
      { text: 'CHER', kind: 'whole' },
      { text: 'SARKISIAN', kind: 'former' },
    ],
    givens: ['CHERILYN'],
  });
});
