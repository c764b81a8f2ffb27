import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test.each([
  ['date', 'max="9999-12-31"'],
  ['datetime-local', 'max="9999-12-31T23:59"'],
])('a %s field has a maximum in the year 9999, so that the year takes four digits', (type, end) => {
  expect(renderToStaticMarkup(<TextField label="First day" type={type} />)).toContain(end);
});

test('other fields have no maximum but their own', () => {
  expect(renderToStaticMarkup(<TextField label="City" />)).not.toContain('max=');
  expect(renderToStaticMarkup(<TextField label="Ends on" type="date" max="2027-01-01" />)).toContain(
    'max="2027-01-01"',
  );
});
