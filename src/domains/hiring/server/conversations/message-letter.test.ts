import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { MESSAGE_MAX } from '#domains/hiring/contract/conversations/conversations.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  publish,
} from '#tests/support/people/hiring.ts';
import { sharedSmtpPeer, type Received } from '#tests/support/peers/smtp.ts';

const smtp = sharedSmtpPeer();
const app = sharedApp(() => ({
  SMTP_URL: smtp.url,
  INBOUND_SMTP_PORT: '0',
  INBOUND_DOMAIN: 'reply.tallgrass.test',
}));
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let jobId: string;

beforeAll(async () => {
  hospital = await anApprovedHospital(app);
  jobId = await publish(app, hospital);
});

async function aConversation() {
  const nurse = await anApprovedNurse(app);
  return { nurse, id: await applyByHand(nurse, jobId) };
}

const send = async (who: Pick<SignedIn, 'http'>, id: string, body: string) => {
  const sent = await who.http.post(`/api/conversations/${id}/messages`, { messageId: randomUUID(), body });
  expect(sent.status).toBe(201);
};
const addressOf = async ({ userId }: Pick<SignedIn, 'userId'>) =>
  String((await app.asOwner('select email from auth.people where id = $1', [userId]))[0]?.['email']);
const aboutMessages = (to: string) =>
  smtp.received.filter(
    ({ recipients, parsed }) => recipients.includes(to) && parsed.subject?.startsWith('New message'),
  );
const mailWith = (to: string, words: string): Promise<Received> =>
  eventually(async () => {
    const found = aboutMessages(to).find(({ parsed }) => parsed.text?.includes(words));
    return found ?? Promise.reject(new Error(`no mail with: ${words}`));
  });
const replyTo = ({ parsed }: Received) => parsed.replyTo?.[0]?.address ?? '';

it('mails each message with its text and an address of the reader’s own, the same each time', async () => {
  const { nurse, id } = await aConversation();
  const ana = await addressOf(nurse);
  await send(hospital, id, 'Bring your badge.\nAnd a pen.');
  await send(hospital, id, 'The second one.');
  const [first, second] = [
    await mailWith(ana, 'Bring your badge.\nAnd a pen.'),
    await mailWith(ana, 'The second one.'),
  ];
  expect(first.parsed.subject).toBe('New message about ICU nurse, nights');
  expect(first.parsed.html).toContain('Bring your badge.');
  expect(replyTo(first)).toMatch(/^reply-[a-z2-7]{32}@reply\.tallgrass\.test$/);
  expect(replyTo(second)).toBe(replyTo(first));
  expect(second.parsed.references).toBe(first.parsed.references);

  const colleague = await aColleague(app, hospital.organizationId, 'recruiter');
  const freed = await hospital.http.put(`/api/conversations/${id}/assignee`, { userId: null });
  expect(freed.status).toBe(200);
  await send(nurse, id, 'I will.');
  const toTeam = await Promise.all(
    [hospital, colleague].map(async (member) => mailWith(await addressOf(member), 'I will.')),
  );
  expect(new Set([...toTeam, first].map(replyTo)).size).toBe(3);
});

it('shows neither side the other’s address, in headers or in text', async () => {
  const { nurse, id } = await aConversation();
  const [ana, morgan] = [await addressOf(nurse), await addressOf(hospital)];
  await send(nurse, id, `Write to me: ${ana}, or ana.smith+jobs@mail.example.com!`);
  await send(hospital, id, `Or to me: ${morgan.toUpperCase()}`);
  const toTeam = await mailWith(morgan, 'Write to me: [email address: see the conversation], or [email address');
  const toNurse = await mailWith(ana, 'Or to me: [email address');
  expect(toTeam.raw.toLowerCase()).not.toContain(ana.toLowerCase());
  expect(toTeam.raw).not.toContain('ana.smith');
  expect(toNurse.raw.toLowerCase()).not.toContain(morgan.toLowerCase());
});

it('mails the longest message, even when each of its addresses is replaced by more words', async () => {
  const { nurse, id } = await aConversation();
  const body = `${'a@b.co '.repeat(500)}the end`.slice(-MESSAGE_MAX);
  await send(hospital, id, body);
  await mailWith(await addressOf(nurse), 'the end');
});

it('keeps neither the text nor the address once the mail is sent, and no address but as a hash', async () => {
  const { nurse, id } = await aConversation();
  await send(hospital, id, 'Only for your eyes.');
  const mail = await mailWith(await addressOf(nurse), 'Only for your eyes.');
  const [, token = 'none'] = /reply-(\w+)@/.exec(replyTo(mail)) ?? [];
  await eventually(async () => {
    const [row] = await app.asOwner('select * from mails where message_id = $1', [mail.messageId]);
    expect(row).toMatchObject({ status: 'sent', text: '', html: '' });
    expect(JSON.stringify(row)).not.toContain(token);
  });
  const kept = await app.asOwner('select r::text as row from reply_addresses r');
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(token);
  const notices = await app.asOwner('select n::text as row from notifications n');
  expect(JSON.stringify(notices)).not.toContain('Only for your eyes.');
});

it('empties a mail that waits when the person who wrote the message is erased', async () => {
  const { nurse, id } = await aConversation();
  smtp.refuseWith({ code: 451, text: 'later' });
  await send(nurse, id, 'Words of a person who leaves.');
  const waiting = () =>
    app.asOwner(`select status, text from mails where envelope ->> 'writtenBy' = $1`, [nurse.userId]);
  await eventually(async () => expect((await waiting())[0]).toMatchObject({ status: 'failed' }));
  await app.asOwner(`select app.erase_in_messaging($1, 'nobody@example.com')`, [nurse.userId]);
  const after = await app.asOwner(`select 1 from mails where text like '%a person who leaves%'`);
  expect(after).toEqual([]);
});
