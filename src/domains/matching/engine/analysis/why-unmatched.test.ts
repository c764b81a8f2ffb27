import { expect, test } from 'vitest';
import { createColumnarEngine } from '../columnar/engine.ts';
import { WEIGHTS_V1 } from '../score/weights.ts';
import { job, nurse, TODAY } from '#tests/matching/golden/people.ts';
import { whyNoJob, whyNoPerson } from './why-unmatched.ts';

const near = job();
const evenings = (id: string) => job({ id, shift: 'evenings' });

test('a person with a fitting job has one, whatever the others require', () => {
  expect(whyNoJob(nurse(), [near, job({ id: 'other', minimumYears: 40 })], TODAY)).toBeNull();
});

test('the reason is what stands between the person and the jobs that come closest', () => {
  // The nearest job lacks one thing; the other, which lacks two, does not count.
  const jobs = [job({ id: 'a', minimumYears: 40 }), job({ ...evenings('b'), licenseStates: ['OR'] })];
  expect(whyNoJob(nurse(), jobs, TODAY)).toBe('experience');
  // Of equally near jobs, the most frequent reason.
  expect(whyNoJob(nurse(), [evenings('c'), evenings('d'), jobs[0] ?? near], TODAY)).toBe('shift');
});

test('without an open job for the position, the position is the reason', () => {
  expect(whyNoJob(nurse(), [job({ position: 'CNA' })], TODAY)).toBe('position');
  expect(whyNoJob(nurse(), [], TODAY)).toBe('position');
});

test('a job without people names its tightest requirement, or that its position has no one', () => {
  const reasonOf = (candidates: ReturnType<typeof nurse>[], one = near) =>
    whyNoPerson(createColumnarEngine({ asOf: TODAY, weights: WEIGHTS_V1, candidates, jobs: [one] }).reach(one.id));
  expect(reasonOf([nurse()])).toBeNull();
  expect(reasonOf([nurse({ yearsExperience: 0 })], job({ minimumYears: 3 }))).toBe('experience');
  expect(reasonOf([])).toBe('position');
  expect(reasonOf([nurse({ approved: false })])).toBe('position');
});
