import { expect, it } from 'vitest';
import { mayMove, nextStates, statesOf, type Machine } from './state-machine.ts';

const door: Machine<'open' | 'shut' | 'locked'> = {
  name: 'door',
  initial: 'shut',
  transitions: {
    open: { shut: ['candidate', 'employer'] },
    shut: { open: ['candidate'], locked: ['employer'], shut: ['system'] },
    locked: {},
  },
};

it('only the listed actors take the listed steps, and staying is a step', () => {
  expect(mayMove(door, 'shut', 'open', 'candidate')).toBe(true);
  expect(mayMove(door, 'shut', 'open', 'employer')).toBe(false);
  expect(mayMove(door, 'open', 'locked', 'employer')).toBe(false);
  expect(mayMove(door, 'shut', 'shut', 'system')).toBe(true);
  expect(mayMove(door, 'open', 'open', 'system')).toBe(false);
});

it('lists states, and the next ones for an actor, in the order of the table', () => {
  expect(statesOf(door)).toEqual(['open', 'shut', 'locked']);
  expect(nextStates(door, 'shut', 'employer')).toEqual(['locked']);
  expect(nextStates(door, 'shut', 'candidate')).toEqual(['open']);
  expect(nextStates(door, 'locked', 'employer')).toEqual([]);
});
