import { expect, it } from 'vitest';
import type { Level } from './criteria.ts';
import type { Scorecard } from './scorecards.ts';
import { spreadOf } from './spread.ts';

const card = (author: string, levels: Record<string, Level | null>, version = 0, names = levels): Scorecard => ({
  id: author,
  author,
  isMine: false,
  version,
  criteria: Object.keys(names).map((key) => ({
    key,
    name: `${key} v${version}`,
    anchors: ['', '', '', ''],
    questions: [],
  })),
  answers: Object.entries(levels).map(([key, level]) => ({ key, level, evidence: 'x' })),
  recommendation: 'yes',
  comment: null,
  interview: null,
  revision: 1,
  submittedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  amendments: [],
});

it('lists every answer, lowest first, and says where members are far apart', () => {
  const found = spreadOf([
    card('A', { safety: 4, team: 3 }),
    card('B', { safety: 1, team: 2 }),
    card('C', { safety: null, team: 2 }),
  ]);
  expect(
    found.map(({ key, answers, isApart }) => [key, answers.map(({ author, level }) => `${author}${level}`), isApart]),
  ).toEqual([
    ['safety', ['B1', 'A4'], true],
    ['team', ['B2', 'C2', 'A3'], false],
  ]);
});

it('puts criteria of several versions side by side under the latest name', () => {
  const found = spreadOf([card('A', { safety: 2, old: 3 }), card('B', { safety: 3 }, 1)]);
  expect(found.map(({ name, answers }) => [name, answers.length])).toEqual([
    ['safety v1', 2],
    ['old v0', 1],
  ]);
});

it('leaves out what no member could assess', () => {
  expect(spreadOf([card('A', { safety: null })])).toEqual([]);
});
