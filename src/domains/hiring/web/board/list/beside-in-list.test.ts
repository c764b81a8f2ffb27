import { expect, test } from 'vitest';
import { besideInList } from './beside-in-list.ts';

const ICU = 'icu';
const person = (id: string, compatibility: number | null = 80, jobId = ICU) => ({ id, jobId, compatibility });
const beside = (list: ReturnType<typeof person>[], id: string) =>
  besideInList(list, list.find((one) => one.id === id) ?? person(id)).map((one) => one.id);

test('a person stands between the nearest above and below', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => person(id));
  expect(beside(list, 'b')).toEqual(['a', 'b', 'c']);
  expect(beside(list, 'a')).toEqual(['a', 'b']);
  expect(beside(list, 'd')).toEqual(['c', 'd']);
});

test('people of other jobs and people without points are skipped', () => {
  const list = [person('a'), person('b', 79, 'er'), person('c', null), person('d', 70)];
  expect(beside(list, 'd')).toEqual(['a', 'd']);
  expect(beside(list, 'b')).toEqual(['b']);
});
