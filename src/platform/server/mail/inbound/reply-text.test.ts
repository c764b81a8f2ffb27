import { expect, test } from 'vitest';
import { replyText } from './reply-text.ts';

const QUOTE = 'On Mon, Nov 23, 2026 at 9:00 AM Tallgrass <no-reply@tallgrass.test> wrote:\n> Can you start in June?';
const LONG = 'A long paragraph on one line, at length. '.repeat(60).trim();

test.each([
  ['a quote', `Yes.\n\n${QUOTE}`, 'Yes.'],
  ['a signature', 'Yes.\n\n-- \nDana\n(417) 555-0110', 'Yes.'],
  ['a phone’s signature', 'Yes.\r\n\r\nSent from my iPhone', 'Yes.'],
  ['the quote of Outlook', 'Yes.\n\nFrom: Tallgrass <no-reply@tallgrass.test>\nSent: Monday\n\nCan you?', 'Yes.'],
  ['lines that are longer than a quote’s first', `${LONG}\n\nYes.\n\n${QUOTE}`, `${LONG}\n\nYes.`],
])('is cut before %s', (_, text, expected) => {
  expect(replyText(text, '')).toBe(expected);
});

test('is read from HTML when there is no plain text, without quotes, pictures and addresses of links', () => {
  const html =
    '<style>p{}</style><p>Yes, <a href="https://x.example">here</a>.</p><img alt="logo" src="x"><blockquote>Can you?</blockquote>';
  expect(replyText(' \n', html)).toBe('Yes, here.');
});

test.each(['a on b at ', 'On a ', '2000 from < ', '12:12 2000 "<>', '在 a\n'])(
  'takes no long time for a text that is made to: %s',
  (evil) => {
    replyText(evil.repeat(20_000 / evil.length), '');
    replyText(`${evil.repeat(1000).replaceAll('\n', ' ').slice(0, 399)}\n`.repeat(50), '');
  },
);
