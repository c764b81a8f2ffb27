import { expect, test } from 'vitest';
import { namesContact } from './names-contact.ts';

test.each(['Call (417) 555-0110.', 'my cell is 417.555.0110', '+1 417 555 0110', 'dana@example.org works'])(
  'finds contact details in “%s”',
  (text) => expect(namesContact(text)).toBe(true),
);

test.each([
  'I can start 12/01/2026.',
  'NPI 12345678901234',
  'It pays $1,296–$1,440.',
  'See you @ 7:00',
  'License 2019123456789',
])('finds none in “%s”', (text) => expect(namesContact(text)).toBe(false));
