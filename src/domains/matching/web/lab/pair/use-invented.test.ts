import { expect, test } from 'vitest';
import { inventedJob, inventedPerson, type InventedPerson } from '#domains/matching/contract/matching-lab.ts';
import { inventedIn, inventedParam } from './use-invented.ts';

const NURSE: InventedPerson = {
  position: 'RN',
  zip: '64108',
  years: 4,
  payFloorCents: null,
  radiusMiles: 30,
  shifts: ['nights'],
  specialties: [],
  skills: [],
  certifications: ['BLS'],
};
const link = (text: string) => new URLSearchParams({ [inventedParam('person')]: text });

test('whom a link invents is who was invented; a link that was cut or written by hand invents nobody', () => {
  expect(inventedIn(link(JSON.stringify(NURSE)), 'person', inventedPerson)).toEqual(NURSE);
  expect(inventedIn(link(JSON.stringify(NURSE)), 'job', inventedJob)).toBeNull();
  for (const text of ['', '{', 'null', '{"position":"RN"}', JSON.stringify({ ...NURSE, name: 'Ada' })]) {
    expect(inventedIn(link(text), 'person', inventedPerson)).toBeNull();
  }
});
