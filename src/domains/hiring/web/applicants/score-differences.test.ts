import { expect, test } from 'vitest';
import { scoreDifferences } from './score-differences.ts';

const person = (name: string, points: Record<string, number>) => ({
  name,
  score: {
    compatibility: Object.values(points).reduce((sum, one) => sum + one, 0),
    parts: Object.entries(points).map(([label, own]) => ({
      feature: label.toLowerCase(),
      label,
      points: own,
      maxPoints: 50,
      text: '',
    })),
    interest: 'good' as const,
    engineVersion: '1',
    weightsVersion: '1',
    computedAt: '2026-11-20T10:00:00.000Z',
  },
});

test('the parts that make the difference are named, the largest first, whoever stands first in the list', () => {
  const rosa = person('Rosa', { Experience: 40, Skills: 30, Setting: 10 });
  const wei = person('Wei', { Experience: 32, Skills: 33, Setting: 10 });
  const said = ['Rosa is 5 points ahead of Wei: Experience +8, Skills −3.'];
  expect(scoreDifferences([rosa, wei])).toEqual(said);
  expect(scoreDifferences([wei, rosa])).toEqual(said);
});

test('each two who follow each other are compared, equals and single points included', () => {
  const [first, second, third] = [
    person('A', { Skills: 20, Setting: 11 }),
    person('B', { Skills: 21, Setting: 10 }),
    person('C', { Skills: 20, Licenses: 10 }),
  ];
  expect(scoreDifferences([first, second, third])).toEqual([
    'A and B have the same compatibility: Skills −1, Setting +1.',
    'B is 1 point ahead of C: Setting +10, Licenses −10, Skills +1.',
  ]);
  expect(scoreDifferences([first, { ...first, name: 'D' }])).toEqual(['A and D have the same compatibility.']);
});

test('a person without a score is compared with no one', () => {
  expect(scoreDifferences([person('A', { Skills: 20 }), { name: 'B', score: null }])).toEqual([]);
});
