import { expect, test } from 'vitest';
import { placeOf } from './zip.ts';

test.each([
  ['64801', 'Joplin', 'MO', 'America/Chicago'],
  ['66762', 'Pittsburg', 'KS', 'America/Chicago'],
  ['67735', 'Goodland', 'KS', 'America/Denver'],
  ['63101', 'Saint Louis', 'MO', 'America/Chicago'],
  ['80202', 'Denver', 'CO', 'America/Denver'],
  ['37902', 'Knoxville', 'TN', 'America/New_York'],
  ['38103', 'Memphis', 'TN', 'America/Chicago'],
])('%s is %s, %s, on %s time', (zip, city, state, timeZone) => {
  expect(placeOf(zip)).toMatchObject({ zip, city, state, timeZone });
});

test('an unused ZIP code has no place', () => {
  expect(placeOf('00000')).toBeNull();
});
