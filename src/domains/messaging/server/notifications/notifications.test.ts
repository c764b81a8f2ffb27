import { describe, expect, test, vi } from 'vitest';
import { service } from '#platform/server/database/db.ts';
import { appliedForYou } from '#domains/hiring/server/applications/applications.notices.ts';
import { matchFound } from '#domains/matching/server/matching/matching.notices.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { openBrowser, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { sharedSmtpPeer } from '#tests/support/peers/smtp.ts';
import { openStream } from '#tests/support/stream.ts';
import { announceChange, notify } from './notify.ts';
import { securityAlert } from './security.notices.ts';

const app = sharedApp();
const JOB = '5e1f7e1c-6d6f-4d51-9a55-0b8f60a6d111';
const MATCH = { jobTitle: 'ICU nurse', organizationName: 'Ozark Ridge' };

const send = (app: TestApp, userId: string, dedupeKey?: string) =>
  app.deps.db.as(service, (tx) =>
    notify(app.deps, tx, appliedForYou, {
      userId,
      data: MATCH,
      href: '/job-seeker/dashboard',
      ...(dedupeKey ? { dedupeKey } : {}),
    }),
  );

const mailsTo = async ({ email }: SignedIn) =>
  (await app.visitor().get(`/api/dev/emails?to=${email}`)).body as { subject: string; type: string; text: string }[];

test('a notice is in the list, in the count, and in a mail with the same words', async () => {
  const ana = await signInAs(app);
  await send(app, ana.userId);
  const { body } = await ana.http.get('/api/notifications');
  expect(body.items).toMatchObject([{ kind: 'applied_for_you', title: 'We applied for you', readAt: null }]);
  expect((await ana.http.get('/api/notifications/unread-count')).body).toEqual({ count: 1 });
  const [mail] = await mailsTo(ana);
  expect(mail).toMatchObject({ subject: 'We applied for you', type: 'application_update' });
  expect(mail?.text).toContain(body.items[0].body);
  expect(mail?.text).toContain('/job-seeker/dashboard');
});

test('a second notice with the same dedupe key is not sent; neither is one that was rolled back', async () => {
  const ana = await signInAs(app);
  await send(app, ana.userId, 'match:1');
  await send(app, ana.userId, 'match:1');
  const lost = app.deps.db.as(service, async (tx) => {
    await notify(app.deps, tx, appliedForYou, { userId: ana.userId, data: MATCH, href: '/' });
    throw new Error('lost');
  });
  await expect(lost).rejects.toThrow('lost');
  expect((await ana.http.get('/api/notifications')).body.items).toHaveLength(1);
  expect(await mailsTo(ana)).toHaveLength(1);
});

test('notices of one group that are sent at once become one that counts them', async () => {
  const ana = await signInAs(app);
  const group = { key: 'matches', href: '/job-seeker/jobs' };
  const sendOne = () =>
    app.deps.db.as(service, (tx) =>
      notify(app.deps, tx, matchFound, { userId: ana.userId, data: MATCH, href: '/', group }),
    );
  await Promise.all(Array.from({ length: 5 }, sendOne));
  const { items } = (await ana.http.get('/api/notifications')).body;
  expect(items).toMatchObject([{ title: '5 new matches for you' }]);
});

test("notices are read page by page, marked one by one or all together, and other people's are a 404", async () => {
  const [ana, bea] = [await signInAs(app), await signInAs(app)];
  for (let number = 0; number < 5; number += 1) await send(app, ana.userId);
  const first = (await ana.http.get('/api/notifications?limit=3')).body;
  const second = (await ana.http.get(`/api/notifications?limit=3&cursor=${first.nextCursor}`)).body;
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([3, 2, null]);
  const all = [...first.items, ...second.items].map(({ seq }: { seq: number }) => seq);
  expect(all).toEqual(all.toSorted((a, b) => b - a));

  const { id } = first.items[0];
  expect((await bea.http.post(`/api/notifications/${id}/read`)).status).toBe(404);
  expect((await bea.http.get('/api/notifications')).body.items).toEqual([]);
  expect((await app.visitor().get('/api/notifications')).status).toBe(401);
  expect((await ana.http.post(`/api/notifications/${id}/read`)).body.readAt).toBe(app.clock.now().toISOString());
  expect((await ana.http.get('/api/notifications?unread=true')).body.items).toHaveLength(4);
  expect((await ana.http.post('/api/notifications/read-all')).body).toEqual({ marked: 4 });
  expect((await ana.http.get('/api/notifications/unread-count')).body).toEqual({ count: 0 });
  expect((await ana.http.get('/api/notifications?cursor=made-up')).status).toBe(422);
});

test('a stream pushes notices to their reader only, and resumes where it stopped', async () => {
  const [ana, bea] = [await signInAs(app), await signInAs(app)];
  const [mine, others] = [await openStream(ana.http), await openStream(bea.http)];
  await send(app, ana.userId);
  const [notice] = await mine.untilNotices(1);
  expect(notice).toMatchObject({ id: expect.stringMatching(/^\d+$/), data: { title: 'We applied for you' } });
  await mine.untilTopic('matches');
  await mine.untilTopic('notifications');
  await app.deps.db.as(service, (tx) => announceChange(tx, [ana.userId], [{ topic: 'jobs', id: JOB }]));
  expect((await mine.untilTopic('jobs')).data).toEqual({ topic: 'jobs', id: JOB });

  mine.left.abort();
  await send(app, ana.userId);
  const resumed = await openStream(ana.http, notice?.id ?? '');
  await vi.waitFor(() => expect(resumed.events.filter(({ id }) => Number(id) > Number(notice?.id))).toHaveLength(1));
  expect(others.events.map(({ event }) => event)).toEqual(['ready']);
  expect((await app.visitor().get('/api/notifications/stream')).status).toBe(401);
});

test('a new stream is told what changed shortly before it was open, which its page may not have read', async () => {
  const [ana, bea] = [await signInAs(app), await signInAs(app)];
  const first = await openStream(ana.http);
  await app.deps.db.as(service, (tx) => announceChange(tx, [ana.userId], [{ topic: 'messages', id: JOB }]));
  await first.untilTopic('messages');
  const later = await openStream(ana.http);
  expect(later.before.map(({ data }) => data)).toContainEqual({ topic: 'messages', id: JOB });
  expect((await openStream(bea.http)).before).toEqual([]);
  // One that continues after a notice reads everything again anyway.
  expect((await openStream(ana.http, '0')).before).toEqual([]);
});

test('signing out ends the streams of that session at once, and no other', async () => {
  const ana = await signInAs(app);
  const elsewhere = await openBrowser(app, ana.userId);
  const [here, there] = [await openStream(ana.http), await openStream(elsewhere)];
  expect((await ana.http.post('/api/auth/sign-out', {})).status).toBe(200);
  await here.ended;
  await send(app, ana.userId);
  await there.untilNotices(1);
  expect(here.notices()).toEqual([]);
});

test('a session has six streams at most: the oldest is closed, asked to reconnect later, and then gets what it missed', async () => {
  const ana = await signInAs(app);
  const elsewhere = await openStream(await openBrowser(app, ana.userId));
  const streams = [];
  for (let i = 0; i < 8; i += 1) streams.push(await openStream(ana.http));
  const [first, second, ...staying] = streams;
  await Promise.all([first?.ended, second?.ended]);
  expect([first, second].map((one) => one?.events.at(-1)?.retry)).toEqual([60_000, 60_000]);
  await send(app, ana.userId);
  for (const stream of [elsewhere, ...staying]) await stream.untilNotices(1);
  expect(first?.notices()).toEqual([]);
  const back = await openStream(ana.http, first?.events[0]?.id ?? '');
  await back.untilNotices(1);
});

test('a notice that commits late reaches a stream that has already seen later ones', async () => {
  const ana = await signInAs(app);
  const stream = await openStream(ana.http);
  const held = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = app.deps.db.as(service, async (tx) => {
    await notify(app.deps, tx, appliedForYou, { userId: ana.userId, data: MATCH, href: '/slow' });
    written.resolve();
    await held.promise;
  });
  await written.promise;
  await app.deps.db.as(service, (tx) =>
    notify(app.deps, tx, matchFound, { userId: ana.userId, data: MATCH, href: '/' }),
  );
  await stream.untilNotices(1);
  held.resolve();
  await slow;
  await stream.untilNotices(2);
  expect(stream.notices()).toEqual(['A new match for you', 'We applied for you']);
});

test('settings hold per kind and channel; security alerts stay on', async () => {
  const ana = await signInAs(app);
  const settings = (await ana.http.get('/api/me/notification-settings')).body;
  expect(settings.quietHours).toBeNull();
  const kinds = settings.kinds.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('applied_for_you');
  expect(kinds).not.toContain('new_application');

  const path = '/api/me/notification-settings/applied_for_you';
  expect((await ana.http.put(path, { inApp: true, email: false })).status).toBe(200);
  await send(app, ana.userId);
  expect(await mailsTo(ana)).toEqual([]);
  await ana.http.put(path, { inApp: false, email: true });
  await send(app, ana.userId);
  expect(await mailsTo(ana)).toHaveLength(1);
  expect((await ana.http.get('/api/notifications')).body.items).toHaveLength(1);

  const fixed = await ana.http.put('/api/me/notification-settings/security_alert', { inApp: false, email: false });
  expect(fixed.status).toBe(422);
  expect((await ana.http.put('/api/me/notification-settings/gossip', { inApp: true, email: true })).status).toBe(404);
  expect((await ana.http.put(path, { inApp: 'yes', email: true })).body.fields).toHaveProperty('inApp');
});

test('a channel is saved alone: the others keep what was chosen, or what is usual, and other tabs hear of it', async () => {
  const [ana, zoe] = [await signInAs(app), await signInAs(app)];
  const stream = await openStream(ana.http);
  const put = ({ http }: SignedIn, change: object) => http.put('/api/me/notification-settings/match_found', change);
  const saved = async (who: SignedIn, change: object) => (await put(who, change)).body;
  expect(await saved(ana, { email: false })).toMatchObject({ inApp: true, email: false, digest: true });
  expect(await saved(ana, { inApp: false })).toMatchObject({ inApp: false, email: false, digest: true });
  expect(await saved(ana, { email: true })).toMatchObject({ inApp: false, email: true, digest: true });
  expect(await saved(zoe, { digest: false })).toMatchObject({ inApp: true, email: true, digest: false });
  expect((await put(ana, {})).status).toBe(422);
  const kinds = (await ana.http.get('/api/me/notification-settings')).body.kinds as { kind: string }[];
  expect(kinds.find(({ kind }) => kind === 'match_found')).toMatchObject({ inApp: false, email: true, digest: true });
  await stream.untilTopics('notifications', 3);
});

test('one choice sets every kind of a group that the role can get, and never a security alert', async () => {
  const [nurse, hospital] = [await signInAs(app), await signInAs(app, 'employer')];
  const off = { inApp: false, email: false };
  const channels = { channels: off };
  const kindsOf = async ({ http }: typeof nurse) =>
    (await http.get('/api/me/notification-settings')).body.kinds as {
      kind: string;
      group: string;
      inApp: boolean;
      email: boolean;
    }[];
  expect((await nurse.http.put('/api/me/notification-groups/applications', channels)).status).toBe(200);
  for (const { group, inApp, email } of await kindsOf(nurse)) {
    expect([inApp, email]).toEqual(group === 'applications' ? [false, false] : [true, true]);
  }
  await send(app, nurse.userId);
  expect(await mailsTo(nurse)).toEqual([]);

  await hospital.http.put('/api/me/notification-groups/account', channels);
  const account = (await kindsOf(hospital)).filter(({ group }) => group === 'account');
  expect(account.find(({ kind }) => kind === 'security_alert')).toMatchObject({ inApp: true, email: true });
  expect(account.find(({ kind }) => kind === 'report_resolved')).toMatchObject(off);
  expect((await nurse.http.put('/api/me/notification-groups/gossip', channels)).status).toBe(404);
});

test('what can wait comes in one daily email until a person chooses; employers read their own words', async () => {
  const [nurse, hospital] = [await signInAs(app), await signInAs(app, 'employer')];
  const settingsOf = async ({ http }: SignedIn, kind: string) =>
    (await http.get('/api/me/notification-settings')).body.kinds.find((one: { kind: string }) => one.kind === kind);
  const match = () =>
    app.deps.db.as(service, (tx) =>
      notify(app.deps, tx, matchFound, { userId: nurse.userId, data: MATCH, href: '/job-seeker/jobs' }),
    );
  expect(await settingsOf(nurse, 'match_found')).toMatchObject({ inApp: true, email: true, digest: true });
  expect(await settingsOf(nurse, 'offer_received')).toMatchObject({ inApp: true, email: true, digest: false });
  await match();
  expect((await nurse.http.get('/api/notifications')).body.items).toMatchObject([{ kind: 'match_found' }]);
  expect(await mailsTo(nurse)).toEqual([]);

  const group = '/api/me/notification-groups/applications';
  await nurse.http.put(group, { channels: { inApp: true, email: true } });
  await match();
  expect(await mailsTo(nurse)).toHaveLength(1);
  const { body } = await nurse.http.put(group, { channels: 'usual' });
  expect(body.kinds).toContainEqual(expect.objectContaining({ kind: 'match_found', digest: true }));
  expect(await settingsOf(nurse, 'applied_for_you')).toMatchObject({ digest: false });
  expect((await nurse.http.put(group, { channels: 'unusual' })).status).toBe(422);

  expect((await settingsOf(nurse, 'new_message')).hint).toBe('You got a message about an application.');
  expect((await settingsOf(hospital, 'new_message')).hint).toBe('A candidate wrote to you.');
});

describe('with a mail server', () => {
  const smtp = sharedSmtpPeer();
  const app = sharedApp(() => ({ SMTP_URL: smtp.url }));

  test('quiet hours hold mail and live push until they end, security alerts excepted', async () => {
    app.clock.set(new Date('2026-06-01T15:00:00Z'));
    const ana = await signInAs(app);
    const quietHours = { timeZone: 'America/Chicago', startMinute: 8 * 60, endMinute: 16 * 60 };
    expect((await ana.http.put('/api/me/quiet-hours', { quietHours })).body).toEqual({ quietHours });
    const stream = await openStream(ana.http);

    await send(app, ana.userId);
    await app.deps.db.as(service, (tx) =>
      notify(app.deps, tx, securityAlert, {
        userId: ana.userId,
        data: { what: 'A new device signed in.', at: app.clock.now().toISOString() },
        href: '/settings/security',
      }),
    );
    await stream.untilNotices(1);
    await smtp.until(1);
    expect(stream.notices()).toEqual(['A change to your account']);
    expect(smtp.received.map(({ parsed }) => parsed.subject)).toEqual(['A change to your Tallgrass account']);

    // 16:00 Central time.
    app.clock.set(new Date('2026-06-01T21:00:00Z'));
    await app.deps.jobs.boss.send('notifications.release', {});
    await app.deps.jobs.boss.send('mail.sweep', {});
    await stream.untilNotices(2);
    await smtp.until(2);
    expect(stream.notices()).toEqual(['A change to your account', 'We applied for you']);

    for (const timeZone of ['UTC', 'America/Indiana/Indianapolis', 'Asia/Kolkata']) {
      const elsewhere = { quietHours: { ...quietHours, timeZone } };
      expect((await ana.http.put('/api/me/quiet-hours', elsewhere)).body).toEqual(elsewhere);
    }
    expect((await ana.http.put('/api/me/quiet-hours', { quietHours: null })).body).toEqual({ quietHours: null });
    const wrong = await ana.http.put('/api/me/quiet-hours', { quietHours: { ...quietHours, timeZone: 'Oz/Emerald' } });
    expect(wrong.body.fields).toHaveProperty('quietHours.timeZone');
  });

  test('one click in the mail program ends mails of that kind (RFC 8058), without a session', async () => {
    const ana = await signInAs(app);
    await send(app, ana.userId);
    await smtp.until(1);
    const [{ raw } = expect.fail('nothing came')] = smtp.received;
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(headers) ?? [];
    const { pathname, search } = new URL(address.replaceAll(' ', ''));
    const link = `${app.visitor().origin}${pathname}${search}`;

    const peek = await fetch(link, { headers: { accept: 'application/json' } });
    expect(await peek.json()).toEqual({ kind: 'applied_for_you', label: 'Applications we send for you' });
    const page = await fetch(link, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, `/unsubscribe${search}`]);
    const setting = async () =>
      (await ana.http.get('/api/me/notification-settings')).body.kinds.find(
        ({ kind }: { kind: string }) => kind === 'applied_for_you',
      );
    expect(await setting()).toMatchObject({ inApp: true, email: true });

    for (const _twice of [1, 2]) {
      const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
      expect((await fetch(link, form)).status).toBe(200);
    }
    expect(await setting()).toMatchObject({ inApp: true, email: false });
    for (const forged of [`${link}x`, link.replace('applied_for_you', 'offer_received'), link.split('?')[0] ?? '']) {
      expect((await fetch(forged, { method: 'POST' })).status).toBe(400);
    }
  });
});
