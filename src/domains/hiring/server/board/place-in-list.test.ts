import { expect, test } from 'vitest';
import { placeOf } from './place-in-list.ts';

const people = [
  { id: 'a', stage: 'shortlisted' },
  { id: 'b', stage: 'rejected' },
  { id: 'c', stage: 'applied' },
  { id: 'd', stage: 'offered' },
  { id: 'e', stage: 'matched' },
] as const;
const around = (id: string) => {
  const { previousId, nextId, undecidedId } = placeOf(people, id);
  return [previousId, nextId, undecidedId];
};

test('previous and next follow the list, and the place is counted from one', () => {
  expect(around('a').slice(0, 2)).toEqual([null, 'b']);
  expect(around('c').slice(0, 2)).toEqual(['b', 'd']);
  expect(around('e').slice(0, 2)).toEqual(['d', null]);
  expect(placeOf(people, 'c')).toMatchObject({ position: 3, total: 5 });
});

test('the next one to decide on skips decided people, offers and matches, and goes on from the top', () => {
  expect(around('a')[2]).toBe('c');
  expect(around('c')[2]).toBe('a');
  expect(around('e')[2]).toBe('a');
});

test('no one is left when the person is the only one who waits', () => {
  expect(placeOf(people.slice(1), 'c').undecidedId).toBeNull();
});

test('a person outside the list is followed by its first', () => {
  expect(around('x')).toEqual([null, 'a', 'a']);
});
