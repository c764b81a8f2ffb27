// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { TextField } from './text-field.tsx';

function latestIn(field: ReactElement): string {
  show(field);
  return screen.getByLabelText<HTMLInputElement>(/./).max;
}

test.each([
  ['date', '9999-12-31'],
  ['datetime-local', '9999-12-31T23:59'],
])('a %s field has a maximum in the year 9999, so that the year takes four digits', (type, end) => {
  expect(latestIn(<TextField label="First day" type={type} />)).toBe(end);
});

test('other fields have no maximum', () => {
  expect(latestIn(<TextField label="City" />)).toBe('');
});

test('a field keeps a maximum of its own', () => {
  expect(latestIn(<TextField label="Ends on" type="date" max="2027-01-01" />)).toBe('2027-01-01');
});
