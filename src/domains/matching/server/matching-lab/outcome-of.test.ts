import { expect, test } from 'vitest';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { outcomeOf } from './outcome-of.ts';

const outcomes = (known: { stayed: boolean; unfit: boolean }) =>
  Object.fromEntries(statesOf(applicationMachine).map((stage) => [stage, outcomeOf(stage, known)]));

const PLAIN = {
  matched: 'view',
  dismissed: 'decline',
  applied: 'apply',
  shortlisted: 'save',
  interviewing: 'interview',
  offered: 'offer',
  hired: 'hire',
  rejected: 'decline',
  withdrawn: 'view',
};

test('each stage is one outcome; leaving without a reason about the job says no more than looking', () => {
  expect(outcomes({ stayed: false, unfit: false })).toEqual(PLAIN);
});

test('a hire that stayed is the best outcome, and staying counts for hires alone', () => {
  expect(outcomes({ stayed: true, unfit: false })).toEqual({ ...PLAIN, hired: 'stay' });
});

test('a no for what the job is weighs like a decline, but takes nothing from what the employer did before it', () => {
  expect(outcomes({ stayed: false, unfit: true })).toEqual({ ...PLAIN, matched: 'decline', withdrawn: 'decline' });
});
