import { expect, test } from 'vitest';
import { namesContact } from './names-contact.ts';

test.each([
  'Call (417) 555-0110.',
  'my cell is 417.555.0110',
  '+1 417 555 0110',
  'dana@example.org works',
  'WhatsApp +44 20 7946 0958',
  'from abroad 0049 30 901820',
  'call four one seven, five five five, oh one one oh',
  'it is 417 five five five 0110',
  'dana at example dot org',
  'dana.w (at) example.com',
  'dana [at] example [dot] net',
])('finds contact details in “%s”', (text) => expect(namesContact(text)).toBe(true));

test.each([
  'I can start 12/01/2026.',
  'NPI 12345678901234',
  'It pays $1,296–$1,440.',
  'See you @ 7:00',
  'License 2019123456789',
  'I have worked two nights, three days and one weekend.',
  'Meet me at the main entrance of Mercy.',
  'We are at example street, dot the i.',
  'The unit has four one-bed rooms, two twos and 1,200 staff.',
  '+15 percent for nights, 00123 on the badge',
])('finds none in “%s”', (text) => expect(namesContact(text)).toBe(false));
