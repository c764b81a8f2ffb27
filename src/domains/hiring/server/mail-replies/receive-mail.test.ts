import { beforeEach, describe, expect, it } from 'vitest';
import { aColleague, noticesOf } from '#tests/support/people/hiring.ts';
import {
  emailOf,
  mailedTo,
  mailOf,
  publishKeyOf,
  replyAddressOf,
  sharedMailMarket,
  write,
  type Exchange,
} from '#tests/support/mail-replies.ts';
import { signedBy } from '#tests/support/peers/mail-sender.ts';

const market = sharedMailMarket();
const { app, dns } = market;
let talk: Exchange;

beforeEach(async () => {
  talk = await market.anExchange();
});

const subjectsFor = async (address: string): Promise<string[]> =>
  (await app.visitor().get(`/api/dev/emails?to=${address}`)).body.map(({ subject }: { subject: string }) => subject);
const waitingFor = async ({ nurse, id }: Exchange) =>
  (await nurse.http.get(`/api/conversations/${id}/mails`)).body.items;
const post = ({ nurse, id }: Exchange, mailId: string) =>
  nurse.http.post(`/api/conversations/${id}/mails/${mailId}/post`);

/** While a member has the conversation, only they get its mail. */
async function giveToTheTeam(): Promise<void> {
  const freed = await market.hospital.http.put(`/api/conversations/${talk.id}/assignee`, { userId: null });
  expect(freed.status).toBe(200);
}

describe('a reply by email', () => {
  it('is a message of its sender, without the quote and the signature', async () => {
    const text = `Yes, in June.\nAny Monday.\n\n-- \nDana\n\nOn Mon, Nov 23, 2026, Tallgrass <no-reply@tallgrass.test> wrote:\n> Can you?`;
    expect(await market.reply(talk, { text })).toMatchObject({ code: 250 });
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['Yes, in June.\nAny Monday.']);
    expect(await waitingFor(talk)).toEqual([]);
    const teamMail = (await app.visitor().get(`/api/dev/emails?to=${await emailOf(app, market.hospital)}`)).body[0];
    expect(teamMail.text).toContain('Yes, in June.\nAny Monday.');
  });

  it('works for each member of the team, under their own name', async () => {
    const colleague = await aColleague(app, market.hospital.organizationId, 'recruiter');
    await giveToTheTeam();
    app.clock.advance(1000);
    await write(talk.nurse, talk.id, 'In June?');
    const from = await emailOf(app, colleague);
    const reply = { ...talk, from, address: await replyAddressOf(app, from) };
    expect(await market.reply(reply, { text: 'Yes.' })).toMatchObject({ code: 250 });
    const { items } = (await market.hospital.http.get(`/api/conversations/${talk.id}/messages`)).body;
    expect(items[0]).toMatchObject({ body: 'Yes.', side: 'employer', via: 'email', authorName: 'Robin Vale' });
  });

  it('may be HTML only, and loses characters that reorder the text', async () => {
    const html =
      '<p>Yes, <b>in June</b>.</p><p>pay \u202Eevif\u202C</p><div class="gmail_quote">On Mon x wrote:<blockquote>Can you?</blockquote></div>';
    expect(await market.reply(talk, { text: undefined, html })).toMatchObject({ code: 250 });
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['Yes, in June.\n\npay evif']);
  });

  it('is posted once, however often and simultaneously it is delivered', async () => {
    const messageId = '<one@mail.example>';
    const date = app.clock.now();
    const answers = await Promise.all([1, 2, 3].map(() => market.reply(talk, { messageId, date })));
    expect(answers.map(({ code }) => code)).toEqual([250, 250, 250]);
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['Yes, in June.']);
  });

  it('is posted once without a Message-ID, too', async () => {
    const raw = `From: <${talk.from}>\r\nTo: <${talk.address}>\r\nSubject: Re\r\nDate: Mon, 23 Nov 2026 09:00:00 -0600\r\n\r\nNo ID.\r\n`;
    dns.publish(talk.from.split('@')[1] ?? '', 'v=spf1 ip4:127.0.0.1 -all');
    const mail = { envelope: { from: talk.from, to: talk.address }, raw };
    expect([await market.deliver(mail), await market.deliver(mail)]).toMatchObject([{ code: 250 }, { code: 250 }]);
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['No ID.']);
  });

  it('bounces when another text has the Message-ID of an earlier one', async () => {
    const messageId = '<two@mail.example>';
    await market.reply(talk, { messageId });
    expect(await market.reply(talk, { messageId, text: 'Something else.' })).toMatchObject({
      code: 550,
      text: expect.stringContaining('same Message-ID'),
    });
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['Yes, in June.']);
  });

  it('does not give away the sender’s address before contact details are shared', async () => {
    await market.reply(talk, { text: `Yes.\n\nDana Whitfield, ${talk.from}` });
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['Yes.\n\nDana Whitfield, [email address removed]']);
  });
});

describe('an address', () => {
  it.each([
    'someone@elsewhere.example',
    'reply-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@reply.tallgrass.test',
    'postmaster@reply.tallgrass.test',
  ])('is refused when it was never given out: %s', async (to) => {
    expect(await market.reply({ ...talk, address: to })).toMatchObject({
      code: 550,
      text: expect.stringContaining('5.1.1'),
    });
  });

  it('works in capitals', async () => {
    expect(await market.reply({ ...talk, address: talk.address.toUpperCase() })).toMatchObject({ code: 250 });
  });

  it('ends with the conversation', async () => {
    await talk.nurse.http.post(`/api/me/applications/${talk.id}/withdraw`, { reason: null });
    expect(await market.reply(talk)).toMatchObject({ code: 550, text: expect.stringContaining('has ended') });
  });

  it('ends when the candidate blocks the organization, without saying why', async () => {
    app.clock.advance(1000);
    await write(talk.nurse, talk.id, 'Hello.');
    const from = await emailOf(app, market.hospital);
    const team = { ...talk, from, address: await replyAddressOf(app, from) };
    await talk.nurse.http.post('/api/me/blocked-organizations', { organizationId: market.hospital.organizationId });
    for (const one of [talk, team]) {
      const answer = await market.reply(one);
      expect(answer).toMatchObject({ code: 550, text: expect.stringContaining('has ended, or you are no longer') });
    }
  });

  it('ends when its person leaves the team', async () => {
    const colleague = await aColleague(app, market.hospital.organizationId, 'recruiter');
    await giveToTheTeam();
    app.clock.advance(1000);
    await write(talk.nurse, talk.id, 'Hello.');
    const from = await emailOf(app, colleague);
    const reply = { ...talk, from, address: await replyAddressOf(app, from) };
    expect(await market.reply(reply, { text: 'Still here.' })).toMatchObject({ code: 250 });
    expect((await market.hospital.http.delete(`/api/employer/members/${colleague.userId}`)).status).toBe(200);
    expect(await market.reply(reply, { text: 'Gone.' })).toMatchObject({ code: 550 });
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['Still here.']);
  });

  it('takes one recipient at a time and relays to no one', async () => {
    const to = [talk.address, 'someone@elsewhere.example'];
    expect(await market.reply(talk, { envelope: { from: talk.from, to } })).toMatchObject({ code: 250 });
    const subjects = await subjectsFor('someone@elsewhere.example');
    expect(subjects).toEqual([]);
  });
});

describe('mail that no person wrote', () => {
  it.each([
    ['an automatic reply', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a bulk mail', { headers: { Precedence: 'bulk' } }],
    ['a mailing list', { list: { id: 'jobs.example' } }],
    ['a mail of the product itself', { messageId: '<0a@localhost>' }],
    ['a bounce', { envelope: { from: '', to: 'placeholder' } }],
  ])('is refused and not answered: %s', async (_, mail) => {
    const envelope = 'envelope' in mail ? { envelope: { from: '', to: talk.address } } : {};
    const before = await subjectsFor(talk.from);
    expect(await market.reply(talk, { ...mail, ...envelope })).toMatchObject({
      code: 550,
      text: expect.stringContaining('Automatic'),
    });
    expect(await mailedTo(market.hospital, talk.id)).toEqual([]);
    expect(await subjectsFor(talk.from)).toEqual(before);
  });
});

describe('a mail that can’t be posted as it is', () => {
  it.each([
    ['empty after trimming', { text: '> Can you start in June?\n' }, 'Your email was not posted'],
    ['only invisible characters', { text: '\u200B\u200D' }, 'Your email was not posted'],
    ['20,000 characters', { text: 'word '.repeat(4000) }, 'Your email was not posted'],
  ])('is explained to its sender by email and in the bell: %s', async (_, mail, title) => {
    expect(await market.reply(talk, mail)).toMatchObject({ code: 250 });
    expect(await mailedTo(market.hospital, talk.id)).toEqual([]);
    expect((await subjectsFor(talk.from))[0]).toBe(title);
    expect((await noticesOf(talk.nurse))[0]).toMatchObject({
      title,
      href: `/messages/${talk.id}`,
    });
  });

  it('is posted without its files, and says so', async () => {
    const attachments = [{ filename: 'license.pdf', content: 'PDF' }];
    expect(await market.reply(talk, { attachments })).toMatchObject({ code: 250 });
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['Yes, in June.']);
    expect((await subjectsFor(talk.from))[0]).toBe('Your email was posted without its files');
  });

  it('is refused over 20 MB', async () => {
    const attachments = [{ filename: 'scan.bin', content: Buffer.alloc(16 * 1_048_576) }];
    expect(await market.reply(talk, { attachments })).toMatchObject({ code: 552 });
    expect(await mailedTo(market.hospital, talk.id)).toEqual([]);
  });
});

describe('a mail that can’t be verified', () => {
  const forged = (mail = {}) => market.deliver({ ...mailOf(talk), text: 'I accept any pay.', ...mail });

  it('waits until its sender posts it, once', async () => {
    expect(await forged()).toMatchObject({ code: 250 });
    expect(await mailedTo(market.hospital, talk.id)).toEqual([]);
    expect((await subjectsFor(talk.from))[0]).toBe('Did you send this email?');
    const [waiting] = await waitingFor(talk);
    expect(waiting).toMatchObject({ body: 'I accept any pay.', sender: talk.from });
    const answers = await Promise.all([post(talk, waiting.id), post(talk, waiting.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['I accept any pay.']);
    expect(await waitingFor(talk)).toEqual([]);
  });

  it('is gone once its sender discards it', async () => {
    await forged();
    const [waiting] = await waitingFor(talk);
    const discard = () => talk.nurse.http.post(`/api/conversations/${talk.id}/mails/${waiting.id}/discard`);
    expect((await discard()).status).toBe(200);
    expect((await discard()).status).toBe(200);
    expect(await post(talk, waiting.id)).toMatchObject({ status: 409, body: { error: 'WRONG_STATE' } });
    expect(await mailedTo(market.hospital, talk.id)).toEqual([]);
    const kept = await app.asOwner('select body, sender from mail_replies where id = $1', [waiting.id]);
    expect(kept).toEqual([{ body: null, sender: null }]);
  });

  it('is for its sender alone', async () => {
    await forged();
    const [waiting] = await waitingFor(talk);
    for (const other of [market.hospital, (await market.anExchange()).nurse]) {
      const path = `/api/conversations/${talk.id}/mails`;
      expect((await other.http.get(path)).body.items ?? []).toEqual([]);
      expect((await other.http.post(`${path}/${waiting.id}/post`)).status).toBe(404);
      expect((await other.http.post(`${path}/${waiting.id}/discard`)).status).toBe(404);
    }
    expect(await waitingFor(talk)).toHaveLength(1);
  });

  it.each([
    ['a signature of another domain', () => signedBy('forger.example'), 'forger.example'],
    ['a signature by another key', () => signedBy('candidates.test'), 'nowhere.example'],
  ])('waits with %s', async (_, mail, published) => {
    publishKeyOf(dns, `x@${published}`);
    await forged(mail());
    expect(await waitingFor(talk)).toHaveLength(1);
  });

  it('waits when it was changed after it was signed, or comes from another address', async () => {
    const from = `dana.other@${talk.from.split('@')[1]}`;
    await market.reply(talk, { from });
    expect(await waitingFor(talk)).toMatchObject([{ sender: from }]);
    expect(await mailedTo(market.hospital, talk.id)).toEqual([]);
  });

  it('waits when SPF fails, and is posted when SPF passes for its domain', async () => {
    const domain = talk.from.split('@')[1] ?? '';
    dns.publish(domain, 'v=spf1 ip4:192.0.2.1 -all');
    await forged({ text: 'From elsewhere.' });
    expect(await waitingFor(talk)).toHaveLength(1);
    dns.publish(domain, 'v=spf1 ip4:127.0.0.1 -all');
    await forged({ text: 'From home.' });
    expect(await mailedTo(market.hospital, talk.id)).toEqual(['From home.']);
  });

  it('waits when the name server does not answer', async () => {
    dns.fallSilent();
    await market.deliver({ ...mailOf(talk), ...signedBy(talk.from.split('@')[1] ?? '') });
    expect(await waitingFor(talk)).toHaveLength(1);
  }, 60_000);
});
