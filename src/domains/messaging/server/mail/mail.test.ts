import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { service } from '#platform/server/database/db.ts';
import { MAIL_DATA, MAIL_TYPES, type MailData, type MailType } from '#domains/messaging/contract/mail.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { sharedSmtpPeer } from '#tests/support/peers/smtp.ts';
import { sweep } from './deliver.ts';
import { sendMail, type MailOrder } from './send-mail.ts';
import { CLAIM_MS, MAX_ATTEMPTS, waitAfter } from './states.ts';
import { render } from './templates/render.ts';

const app = sharedApp();
const ANA = 'ana@example.com';
const anAddress = () => `${randomUUID()}@example.com`;

const send = (app: TestApp, order: Partial<MailOrder<'custom'>> = {}) =>
  app.deps.db.as(service, (tx) =>
    sendMail(app.deps, tx, {
      to: ANA,
      type: 'custom',
      data: { subject: 'Hello Ana', content: 'First line.\n\nSecond <b>line</b>.' },
      ...order,
    }),
  );

const mailOf = async (app: TestApp, id: string | null) =>
  (await app.asOwner('select * from mails where id = $1', [id]))[0] as Record<string, unknown>;

const untilStatus = (app: TestApp, id: string | null, status: string) =>
  vi.waitFor(async () => expect(await mailOf(app, id)).toMatchObject({ status }), { timeout: 15_000, interval: 50 });

test('every type is rendered with both parts, its link, and nothing unescaped', () => {
  const told = {
    title: 'A title',
    body: 'Words & <script>alert(1)</script>',
    action: { label: 'See more', url: 'https://tallgrass.test/jobs?a=1&b=2' },
    facts: [['When', 'Monday']] as [string, string][],
  };
  const samples: { [T in MailType]: MailData<T> } = {
    email_confirmation: { confirmationUrl: 'https://tallgrass.test/auth/confirm?token_hash=x&type=signup' },
    welcome: { name: 'Ana <b>', role: 'job_seeker', dashboardUrl: 'https://tallgrass.test/job-seeker/dashboard' },
    password_reset: { resetUrl: 'https://tallgrass.test/password-reset?token=x' },
    security_alert: { timestamp: '2026-11-21T06:00:00Z', what: 'A new device signed in.' },
    interview_invitation: told,
    application_update: told,
    job_match: told,
    interview_reminder: told,
    verification_update: told,
    offer: told,
    member_invitation: told,
    email_change: told,
    account_deletion: told,
    morning_report: told,
    digest: {
      items: [
        { title: 'A new match for you', body: 'ICU nurse fits.', url: 'https://tallgrass.example/a' },
        { title: 'Your offer expires soon', body: 'Please answer.', url: 'https://tallgrass.example/b' },
      ],
      settingsUrl: 'https://tallgrass.example/settings/notifications',
    },
    custom: { subject: 'Hello', content: 'One <i>word</i>.\n\nAnother.' },
  };
  for (const type of MAIL_TYPES) {
    const data = MAIL_DATA[type].parse(samples[type]) as MailData<typeof type>;
    const { subject, html, text } = render(type, data, { appUrl: 'https://tallgrass.test', unsubscribeUrl: null });
    expect(subject, type).not.toBe('');
    expect(html, type).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(html, type).not.toMatch(/<script|<b>|<i>/);
    const link = Object.values(samples[type]).find((value) => typeof value === 'string' && value.startsWith('https:'));
    const url = 'action' in samples[type] ? told.action.url : link;
    if (url) {
      expect(text, type).toContain(url);
      expect(html, type).toContain(`href="${String(url).replaceAll('&', '&amp;')}"`);
    }
  }
});

test('without a mail server the mail is in the development mailbox with the commit, and never after a roll-back', async () => {
  const to = anAddress();
  await send(app, { to });
  const broken = app.deps.db.as(service, async (tx) => {
    await sendMail(app.deps, tx, { to, type: 'custom', data: { subject: 'Never', content: 'x' } });
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');

  const { status, body } = await app.visitor().get(`/api/dev/emails?to=${to.toUpperCase()}`);
  expect(status).toBe(200);
  expect(body).toEqual([
    {
      id: expect.any(String),
      to: [to],
      subject: 'Hello Ana',
      type: 'custom',
      html: expect.stringContaining('Second &lt;b&gt;line&lt;/b&gt;.'),
      text: expect.stringContaining('First line.'),
      sentAt: app.clock.now().toISOString(),
    },
  ]);
  expect((await app.visitor().get('/api/dev/emails?to=somebody@example.com')).body).toEqual([]);
  const page = await app.visitor().get('/dev/mailbox');
  expect(page.status).toBe(200);
  expect(page.body).toContain('Hello Ana');
  expect(page.body).not.toContain('<b>line</b>');
});

test('the same cause is one mail', async () => {
  const to = anAddress();
  expect(await send(app, { to, dedupeKey: 'cause' })).not.toBeNull();
  expect(await send(app, { to, dedupeKey: 'cause' })).toBeNull();
  expect((await app.visitor().get(`/api/dev/emails?to=${to}`)).body).toHaveLength(1);
});

test('send-email is for administrators, says what is wrong, and sends one mail a person', async () => {
  const path = '/api/functions/send-email';
  const mail = { to: ['ana@example.com', 'edda@example.com'], subject: 'Maintenance', type: 'custom' };
  const { http: candidate } = await signInAs(app);
  expect(await app.visitor().post(path, mail)).toMatchObject({ status: 401, body: { success: false } });
  expect(await candidate.post(path, mail)).toMatchObject({ status: 403, body: { success: false } });

  const { http: admin, userId } = await signInAsAdmin(app);
  expect(await admin.post(path, { ...mail, data: { content: 'Tonight.' } })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  const { body: sent } = await app.visitor().get('/api/dev/emails');
  expect(sent.map(({ to, subject }: { to: string[]; subject: string }) => [to, subject])).toEqual(
    expect.arrayContaining([
      [['ana@example.com'], 'Maintenance'],
      [['edda@example.com'], 'Maintenance'],
    ]),
  );
  const audited = await app.asOwner(`select actor_id from audit_log where action = 'mail.composed'`);
  expect(audited).toEqual([{ actor_id: userId }, { actor_id: userId }]);

  for (const wrong of [
    { ...mail, type: 'newsletter' },
    { ...mail, to: [] },
    { ...mail, to: ['nobody'] },
    { ...mail, type: 'welcome', data: { name: 'Ana' } },
    { ...mail, data: {} },
  ]) {
    expect(await admin.post(path, wrong)).toMatchObject({
      status: 422,
      body: { success: false, error: expect.any(String) },
    });
  }
  // What is wrong with the data of a type is said to people, too.
  const alert = { ...mail, type: 'security_alert', data: { timestamp: '2026-11-20', what: 'x'.repeat(501) } };
  expect(await admin.post(path, alert)).toMatchObject({
    status: 422,
    body: {
      success: false,
      error: 'INVALID_INPUT',
      message: 'data.what: At most 500 characters.',
      fields: { 'data.what': 'At most 500 characters.' },
    },
  });
});

test('the log’s pages lose no mail of one moment, to the microsecond', async () => {
  const { http } = await signInAsAdmin(app);
  await app.asOwner(
    `insert into mails (message_id, "to", subject, type, html, text, status, created_at)
     select 'edge-' || i, '{}', 'Edge ' || i, 'custom', '', '', 'sent', '2100-01-01 00:00:00.123456+00' from generate_series(1, 5) i`,
  );
  const seen: string[] = [];
  let cursor = '';
  for (let page = 0; page < 3; page += 1) {
    const { body } = await http.get(`/api/admin/mails?status=sent&limit=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.items.map(({ subject }: { subject: string }) => subject));
    cursor = body.nextCursor ?? '';
  }
  await app.asOwner(`delete from mails where message_id like 'edge-%'`);
  expect(seen.filter((subject) => subject.startsWith('Edge')).sort()).toEqual([1, 2, 3, 4, 5].map((i) => `Edge ${i}`));
});

describe('with a mail server', () => {
  const smtp = sharedSmtpPeer();
  const app = sharedApp(() => ({ SMTP_URL: smtp.url, MAIL_FROM: 'Tallgrass <hello@tallgrass.test>' }));
  beforeEach(() => app.clock.set(new Date()));

  test('there is no development mailbox', async () => {
    expect((await app.visitor().get('/api/dev/emails')).status).toBe(404);
    expect((await app.visitor().get('/dev/mailbox')).status).toBe(404);
  });

  test('a mail goes out over SMTP with both parts, attachment, calendar entry and one-click unsubscribe', async () => {
    const id = await send(app, {
      attachments: [
        {
          filename: 'offer.pdf',
          contentType: 'application/pdf',
          contentBase64: Buffer.from('%PDF').toString('base64'),
        },
      ],
      calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n' },
      unsubscribe: { oneClickUrl: 'https://tallgrass.test/u?token=1', pageUrl: 'https://tallgrass.test/unsubscribe' },
    });
    await smtp.until(1);
    await untilStatus(app, id, 'sent');
    const [{ parsed, raw, messageId, recipients } = expect.fail('nothing came')] = smtp.received;
    expect(recipients).toEqual([ANA]);
    expect(messageId).toBe((await mailOf(app, id))['message_id']);
    expect(parsed).toMatchObject({
      from: { name: 'Tallgrass', address: 'hello@tallgrass.test' },
      subject: 'Hello Ana',
      text: expect.stringContaining('First line.'),
      html: expect.stringContaining('First line.'),
    });
    expect(parsed.attachments.map(({ mimeType }) => mimeType)).toEqual(expect.arrayContaining(['application/pdf']));
    expect(raw).toMatch(/content-type: text\/calendar;[^]*?method=REQUEST/i);
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/tallgrass\.test\/u\?token=1>\r$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test('a mail waits for its hour', async () => {
    const id = await send(app, { notBefore: new Date(app.clock.now().getTime() + 3_600_000) });
    expect(await sweep(app.deps)).toBe(0);
    expect(await mailOf(app, id)).toMatchObject({ status: 'queued' });
    app.clock.advance(3_600_000);
    expect(await sweep(app.deps)).toBe(1);
    await smtp.until(1);
    await untilStatus(app, id, 'sent');
  });

  test('a clock that was ahead of the database’s and is set back holds no mail up', async () => {
    app.clock.advance(3_600_000);
    const id = await send(app);
    app.clock.advance(-3_600_000);
    await smtp.until(1);
    await untilStatus(app, id, 'sent');
  });

  test('what the server defers is tried again with growing waits and given up in the end; an administrator sends it anew', async () => {
    smtp.refuseWith({ code: 451, text: 'Try again later' });
    const id = await send(app);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await vi.waitFor(
        async () => expect(await mailOf(app, id)).toMatchObject({ status: 'failed', attempts: attempt }),
        {
          timeout: 10_000,
          interval: 30,
        },
      );
      app.clock.advance(waitAfter(attempt) - 1);
      expect(await sweep(app.deps)).toBe(0);
      app.clock.advance(1);
      expect(await sweep(app.deps)).toBe(1);
    }
    await untilStatus(app, id, 'dead');
    expect(await mailOf(app, id)).toMatchObject({ attempts: MAX_ATTEMPTS, last_error: expect.stringContaining('451') });

    const admin = (await signInAsAdmin(app)).http;
    const dead = await admin.get('/api/admin/mails?status=dead');
    const listed = dead.body.items.filter((item: { id: string }) => item.id === id);
    expect(listed).toMatchObject([{ status: 'dead', to: [ANA] }]);
    expect(listed[0]).not.toHaveProperty('html');
    smtp.refuseWith(null);
    expect(await admin.post(`/api/admin/mails/${id}/resend`)).toMatchObject({
      status: 200,
      body: { status: 'queued' },
    });
    await smtp.until(1);
    await untilStatus(app, id, 'sent');
    expect(await admin.post(`/api/admin/mails/${id}/resend`)).toMatchObject({ status: 409, body: { current: 'sent' } });
    expect((await admin.post(`/api/admin/mails/${randomUUID()}/resend`)).status).toBe(404);
  });

  test('what the server refuses for good is not tried again', async () => {
    smtp.refuseWith({ code: 550, text: 'No such person' });
    const id = await send(app);
    await untilStatus(app, id, 'dead');
    expect(await mailOf(app, id)).toMatchObject({ attempts: 1, last_error: expect.stringContaining('No such person') });
  });

  test('a mail that a dead process took is taken over after its claim, not before', async () => {
    const app = await startTestApp({ SMTP_URL: smtp.url, ROLE: 'web' });
    const id = await send(app);
    await app.asOwner(`update mails set status = 'sending', attempts = 1, claimed_at = $2 where id = $1`, [
      id,
      app.clock.now(),
    ]);
    app.clock.advance(CLAIM_MS);
    expect(await sweep(app.deps)).toBe(0);
    app.clock.advance(1);
    expect(await sweep(app.deps)).toBe(1);
  });
});
