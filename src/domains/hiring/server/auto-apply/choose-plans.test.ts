import { expect, test } from 'vitest';
import { choosePlans, type OpenPlan } from './choose-plans.ts';

const [SOON, LATER] = [new Date('2026-11-25T15:00:00Z'), new Date('2026-11-26T15:00:00Z')];
const shown = [
  { jobId: 'a', score: 90 },
  { jobId: 'b', score: 80 },
  { jobId: 'c', score: 70 },
];
const plan = (jobId: string, state: OpenPlan['state'] = 'planned', sendAt = SOON): OpenPlan => ({
  id: `plan ${jobId}`,
  jobId,
  state,
  sendAt,
});
const choose = (change: Partial<Parameters<typeof choosePlans>[0]>, limits = {}) => {
  const { keep, drop, add } = choosePlans({
    limits: { dailyCap: 2, activeCap: 5, minScore: 0, ...limits },
    active: 0,
    open: [],
    shown,
    sendAt: SOON,
    ...change,
  });
  return { keep: keep.map(({ jobId }) => jobId), drop, add };
};

test('the best matches are planned, up to the daily limit', () => {
  expect(choose({})).toEqual({ keep: [], drop: [], add: ['a', 'b'] });
  expect(choose({ open: [plan('b')] })).toEqual({ keep: ['b'], drop: [], add: ['a'] });
});

test('another day has a daily limit of its own', () => {
  expect(choose({ open: [plan('a'), plan('b')], sendAt: LATER }).add).toEqual(['c']);
});

test('open applications and plans together stay within the maximum', () => {
  expect(choose({ active: 4 }).add).toEqual(['a']);
  expect(choose({ active: 5, open: [plan('a')] })).toMatchObject({
    drop: [{ id: 'plan a', reason: 'limits' }],
    add: [],
  });
});

test('a job below the minimum score is not planned, and is dropped when the minimum rises', () => {
  expect(choose({}, { minScore: 85 }).add).toEqual(['a']);
  expect(choose({ open: [plan('b')] }, { minScore: 85 }).drop).toEqual([{ id: 'plan b', reason: 'score' }]);
  expect(choose({ open: [plan('b', 'kept')] }, { minScore: 85 }).keep).toEqual(['b']);
});

test('a confirmed plan outlives the others when limits get tighter', () => {
  const open = [plan('a'), plan('c', 'kept')];
  expect(choose({ open }, { dailyCap: 1 })).toEqual({
    keep: ['c'],
    drop: [{ id: 'plan a', reason: 'limits' }],
    add: [],
  });
});

test('a job that is no longer matched is dropped', () => {
  expect(choose({ open: [plan('gone')] }).drop).toEqual([{ id: 'plan gone', reason: 'gone' }]);
});
