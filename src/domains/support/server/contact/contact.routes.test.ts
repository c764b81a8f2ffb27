import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';

import { purgeMessages } from './contact.ts';

const app = sharedApp();
const asked = { topic: 'privacy', name: '', email: ' kim@kin.test ', message: ' Who sees my file? ' };

test('a message is kept for administrators alone, answered once by mail, and gone half a year later', async () => {
  const visitor = app.visitor();
  expect(await visitor.post('/api/contact', { ...asked, email: 'kim', message: '  ' })).toMatchObject({
    status: 422,
    body: { fields: { email: 'Enter a valid email.', message: 'Please fill this in.' } },
  });
  expect((await visitor.post('/api/contact', asked)).status).toBe(201);
  expect((await visitor.post('/api/contact', { ...asked, message: 'Buy our list!' })).status).toBe(201);
  expect((await visitor.get('/api/admin/messages')).status).toBe(401);

  const { http } = await signInAsAdmin(app);
  const first = await http.get('/api/admin/messages?limit=1');
  const { items, nextCursor } = first.body;
  expect(items).toMatchObject([{ topic: 'privacy', name: null, email: 'kim@kin.test', message: 'Who sees my file?' }]);
  const rest = await http.get(`/api/admin/messages?limit=1&cursor=${nextCursor}`);
  expect(rest.body).toMatchObject({ items: [{ message: 'Buy our list!' }], nextCursor: null });
  const [question, advertising] = [items[0], rest.body.items[0]];

  const answer = { answer: 'Only who reviews it.' };
  const both = await Promise.all([1, 2].map(() => http.post(`/api/admin/messages/${question.id}/answer`, answer)));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const mails = await app.asOwner(`select text from mails where $1 = any("to")`, ['kim@kin.test']);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ text: expect.stringMatching(/Only who reviews it\.[^]*Who sees my file\?/) });
  app.clock.advance(60_000);
  expect((await http.post(`/api/admin/messages/${advertising.id}/close`)).status).toBe(200);
  expect((await http.get('/api/admin/messages')).body).toEqual({ items: [], nextCursor: null });
  expect((await http.get('/api/admin/messages?state=closed')).body).toMatchObject({
    items: [{ message: 'Buy our list!', answer: null }, { answer: 'Only who reviews it.' }],
  });
  expect((await http.get('/api/admin/audit?action=message.answered')).body).toMatchObject({
    items: [{ subjectId: question.id }],
  });

  app.clock.advance(179 * DAY_MS);
  await purgeMessages(app.deps);
  expect(await app.asOwner('select from contact_messages')).toHaveLength(2);
  app.clock.advance(2 * DAY_MS);
  await purgeMessages(app.deps);
  expect(await app.asOwner('select from contact_messages')).toHaveLength(0);
});

test('a request whose process was killed is run again by a repeat half a minute later, not refused for a day', async () => {
  const visitor = app.visitor();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const message = 'Sent as the server died';
  const send = () => visitor.post('/api/contact', { ...asked, message }, key);
  expect((await send()).status).toBe(201);
  // What a process leaves that was killed before it wrote anything: the claim of the key, without an answer.
  const abandon = `update idempotency_keys set status = null, response = null, is_done = $2 where key = $1`;
  await app.asOwner(abandon, [key['Idempotency-Key'], false]);
  expect(await send()).toMatchObject({ status: 409, body: { error: 'CONFLICT' } });
  app.clock.advance(31_000);
  expect((await send()).status).toBe(201);
  expect(await send()).toMatchObject({ status: 201, body: { ok: true } });

  // Killed between its commit and its answer, it is not done again.
  const before = await app.asOwner('select from contact_messages where message = $1', [message]);
  await app.asOwner(`update idempotency_keys set status = null, response = null where key = $1`, Object.values(key));
  app.clock.advance(31_000);
  expect(await send()).toMatchObject({ status: 409, body: { message: expect.stringContaining('was already done') } });
  expect(await app.asOwner('select from contact_messages where message = $1', [message])).toEqual(before);
});

test('a message that is still being stored when its repeat takes over is not stored twice', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const message = 'Sent as the database froze';
  const send = () => app.visitor().post('/api/contact', { ...asked, message }, key);
  const stuck = new Client({ connectionString: app.ownerUrl });
  await stuck.connect();
  onTestFinished(() => stuck.end());
  await stuck.query('begin; lock table contact_messages in share mode');
  const first = send();
  const waiting = `select from pg_locks where relation = 'contact_messages'::regclass and not granted`;
  await expect.poll(() => app.asOwner(waiting)).toHaveLength(1);
  app.clock.advance(31_000);
  const repeat = send();
  await expect.poll(() => app.asOwner(waiting)).toHaveLength(2);
  await stuck.query('commit');
  expect((await Promise.all([first, repeat])).map(({ status }) => status)).toEqual([409, 201]);
  expect(await app.asOwner('select from contact_messages where message = $1', [message])).toHaveLength(1);
});

test('a message that is sent again, as its answer was lost, is kept once, signed in or not', async () => {
  const visitor = app.visitor();
  const message = 'Sent from a tunnel';
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const refused = await visitor.post('/api/contact', { ...asked, message, email: 'kim' }, key);
  expect(refused.status).toBe(422);
  for (const body of [
    { ...asked, message },
    { ...asked, message },
  ])
    expect(await visitor.post('/api/contact', body, key)).toMatchObject({ status: 201, body: { ok: true } });
  expect(await app.asOwner('select from contact_messages where message = $1', [message])).toHaveLength(1);
  expect(await visitor.post('/api/contact', { ...asked, message: 'Another' }, key)).toMatchObject({
    status: 409,
    body: { error: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect(await visitor.post('/api/contact', asked, { 'Idempotency-Key': 'one-of-mine' })).toMatchObject({
    status: 422,
    body: { message: 'The Idempotency-Key must be a UUID.' },
  });
});
