import { expect, onTestFinished, test, vi } from 'vitest';
import { MAIL_DATA, MAIL_TYPES } from '#domains/messaging/contract/mail.ts';
import { adminMailCopy } from './admin-mail.copy.ts';
import { addressesOf, compose, composeShape, dataOf } from './compose.ts';

const MAIL = { to: 'a@example.com', type: 'custom', subject: 'Hello', message: 'Words' } as const;

/** The network's answer, outside our code. */
function answering(reply: () => Promise<Response>): void {
  const before = globalThis.fetch;
  globalThis.fetch = reply;
  vi.stubGlobal('window', { location: { pathname: '/admin/mails' } });
  onTestFinished(() => {
    globalThis.fetch = before;
    vi.unstubAllGlobals();
  });
}

test.each<[string, () => Promise<Response>, object]>([
  ['sent', async () => Response.json({ success: true }), { sent: 1 }],
  [
    'not taken, with the reason',
    async () => Response.json({ success: false, error: 'The provider is full.' }),
    { title: 'Failed to send email', body: 'The provider is full.' },
  ],
  [
    'refused for its data, with the reason',
    async () =>
      Response.json(
        {
          success: false,
          error: 'INVALID_INPUT',
          message: 'data.what: At most 500 characters.',
          requestId: 'r',
          fields: { 'data.what': 'At most 500 characters.' },
        },
        { status: 422 },
      ),
    { title: 'Failed to send email', body: 'data.what: At most 500 characters.' },
  ],
  [
    'refused, with the server’s words',
    async () => Response.json({ error: 'FORBIDDEN', message: 'For administrators.' }, { status: 403 }),
    { title: 'Failed to send email', body: 'For administrators.' },
  ],
  [
    'a fault of the server',
    async () => Response.json({ error: 'INTERNAL', message: 'x' }, { status: 500 }),
    { title: 'There was an error sending the email. Please try again.' },
  ],
  [
    'no network',
    () => Promise.reject(new TypeError('down')),
    { title: 'There was an error sending the email. Please try again.' },
  ],
  [
    'an answer that nobody can read',
    async () => new Response('<'),
    { title: 'An unexpected error occurred. Please try again.' },
  ],
])('%s', async (_name, reply, outcome) => {
  answering(reply);
  expect(await compose(MAIL)).toEqual(outcome);
});

test('addresses are separated by lines or commas, and each counts once', () => {
  expect(addressesOf(' A@example.com, b@example.com\na@example.com;\n')).toEqual(['a@example.com', 'b@example.com']);
});

test('a message is no longer than its type takes', () => {
  const errorsOf = (type: string, length: number) =>
    composeShape
      .safeParse({ to: 'a@example.com', type, subject: 'Hello', message: 'x'.repeat(length) })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(errorsOf('security_alert', 500)).toBeUndefined();
  expect(errorsOf('security_alert', 501)).toEqual([['message', 'At most 500 characters.']]);
  expect(errorsOf('custom', 4000)).toBeUndefined();
  expect(errorsOf('custom', 4001)).toEqual([['message', 'At most 4000 characters.']]);
});

test('every offered type gets data that fits its template', () => {
  for (const type of MAIL_TYPES.filter((one) => one in adminMailCopy.types)) {
    const data = dataOf(type, { subject: 'Hello', message: 'Words' });
    expect(MAIL_DATA[type].safeParse(type === 'custom' ? { subject: 'Hello', ...data } : data).success, type).toBe(
      true,
    );
  }
});
