import { expect, test } from 'vitest';
import { neighborsOf } from './use-order.ts';

const people = [
  { id: 'a', name: 'Ana', stage: 'shortlisted' },
  { id: 'b', name: 'Bea', stage: 'rejected' },
  { id: 'c', name: 'Cam', stage: 'applied' },
  { id: 'd', name: 'Dee', stage: 'offered' },
  { id: 'e', name: 'Eli', stage: 'matched' },
] as const;
const around = (id: string) => {
  const { previous, next, undecided } = neighborsOf(people, id);
  return [previous?.id, next?.id, undecided?.id];
};

test('previous and next follow the list', () => {
  expect(around('a').slice(0, 2)).toEqual([undefined, 'b']);
  expect(around('c').slice(0, 2)).toEqual(['b', 'd']);
  expect(around('e').slice(0, 2)).toEqual(['d', undefined]);
});

test('the next one to decide on skips decided people, offers and matches, and goes on from the top', () => {
  expect(around('a')[2]).toBe('c');
  expect(around('c')[2]).toBe('a');
  expect(around('e')[2]).toBe('a');
});

test('no one is left when the person is the only one who waits', () => {
  expect(neighborsOf(people.slice(1), 'c').undecided).toBeNull();
});

test('a person outside the list is followed by its first', () => {
  expect(around('x')).toEqual([undefined, 'a', 'a']);
});
