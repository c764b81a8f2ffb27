import { expect, test } from 'vitest';
import { refusalOfTag } from './refused-tags.ts';

test.each(['Young', 'culture fit', 'ESL', 'Pregnant?', 'Latina', 'over-qualified / overqualified', 'hábitos de AGE'])(
  '%s is refused with its reason',
  (name) => expect(refusalOfTag(name)).toMatch(/^A tag can’t say “.+”: it .+\. Tag skills, units or next actions\.$/),
);

test.each([
  'Float pool',
  'Charge nurse',
  'Call back Monday',
  'ICU skills',
  'Manager liked',
  'Language: Spanish',
  'Triage',
  'Mother-baby unit',
  'Women’s health',
  'Medical-surgical',
])('%s may be used', (name) => expect(refusalOfTag(name)).toBeNull());
