import { expect, test } from 'vitest';
import type { ImpactView } from '#domains/matching/contract/matching-lab.ts';
import { auditSelection } from '#domains/matching/engine/analysis/adverse-impact.ts';
import { labCopy } from '../../lab.copy.ts';
import { overallVerdict } from './overall-verdict.ts';

const impactOf = (...counts: [selected: number, total: number][][]): ImpactView => {
  const selection = counts.map((groups) => {
    const audit = auditSelection(groups.map(([selected, total], i) => ({ group: `g${i}`, selected, total })));
    return { attribute: 'sex' as const, ...audit, groups: [...audit.groups], leftOut: [...audit.leftOut] };
  });
  return { selection, scoringRate: [], passes: selection.every(({ passes }) => passes) };
};
const wordsOf = (...counts: Parameters<typeof impactOf>) => labCopy.overall(overallVerdict(impactOf(...counts)));

test('an audit passes only where every group is large enough to judge', () => {
  expect(
    wordsOf([
      [400, 1000],
      [390, 1000],
    ]),
  ).toBe('Audit passes');
  expect(
    wordsOf([
      [4, 10],
      [4, 10],
    ]),
  ).toBe('Too few people to tell');
  expect(
    wordsOf(
      [
        [400, 1000],
        [390, 1000],
      ],
      [
        [4, 10],
        [4, 10],
      ],
    ),
  ).toBe('Too few people to tell');
});

test('low ratios that chance explains are counted, and never called a pass', () => {
  const few: [number, number][] = [
    [5, 10],
    [3, 10],
    [3, 10],
  ];
  expect(wordsOf(few, few)).toBe('Too few people to tell; 4 ratios below 0.80');
  expect(
    wordsOf([
      [5, 10],
      [3, 10],
    ]),
  ).toBe('Too few people to tell; 1 ratio below 0.80');
});

test('an adverse group fails the audit, whatever else is too small', () => {
  expect(
    wordsOf(
      [
        [800, 2000],
        [560, 2000],
      ],
      [
        [5, 10],
        [3, 10],
      ],
    ),
  ).toBe('Audit fails');
});

test('an audit without a comparison claims nothing', () => {
  expect(wordsOf()).toBe('Too few people to tell');
  expect(wordsOf([[30, 40]])).toBe('Too few people to tell');
  expect(
    wordsOf([
      [0, 1000],
      [0, 1000],
    ]),
  ).toBe('Too few people to tell');
});
