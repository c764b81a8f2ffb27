import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { aMatchIn, invitationsOf, invite, invited } from '#tests/support/people/invitations.ts';

const app = sharedApp();

test('the message of an invitation is what it looks like: overlong is refused, reordering characters go', async () => {
  const match = await aMatchIn(app, '64801');
  expect(await invite(match.hospital, match.id, { message: 'x'.repeat(20_000) })).toMatchObject({
    status: 422,
    body: { fields: { message: 'At most 1000 characters.' } },
  });
  await invited(match, { message: 'pay \u202Eevif\u202C dollars' });
  expect(await invitationsOf(match.nurse)).toMatchObject([{ message: 'pay evif dollars' }]);
});

test('a message of blank or reordering characters alone is none', async () => {
  const match = await aMatchIn(app, '64801');
  await invited(match, { message: ' \n\u202E \u2066\t' });
  expect(await invitationsOf(match.nurse)).toMatchObject([{ message: null }]);
});
