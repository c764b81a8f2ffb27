import { createHash, randomUUID } from 'node:crypto';
import { conversationHref, messageBody } from '#domains/hiring/contract/conversations/conversations.ts';
import { openSideOf, sendIn } from '#domains/hiring/server/conversations/index.ts';
import { readReplyAddress, withoutEmailAddresses } from '#domains/hiring/server/reply-addresses/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { elevate, service, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { provenSender } from '#platform/server/mail/inbound/authenticate.ts';
import { parseReply, type ParsedReply } from '#platform/server/mail/inbound/parse-mail.ts';
import { SmtpRefusal, type IncomingMail } from '#platform/server/mail/inbound/smtp-server.ts';
import { replyProblem, replyWaiting, type Problem } from './mail-replies.notices.ts';
import { findAddressOf, findContentHash, findSubject, insertMailReply } from './mail-replies.repo.ts';

const AN_HOUR = 30;
const HOUR = 3600;
const HIDDEN = '[email address removed]';

const UNKNOWN = '5.1.1 There is no such address here.';
const ENDED = '5.7.1 This conversation has ended, or you are no longer part of it. Your email was not posted.';
const AUTOMATIC = '5.7.1 Automatic emails are not posted.';
const TWICE = '5.6.0 An earlier email of yours has the same Message-ID. This one was not posted.';
const MANY = '4.7.1 Too many emails. Please try again later.';

interface Owner {
  conversationId: string;
  userId: string;
}

const ownerOf = async (deps: Deps, address: string): Promise<Owner> => {
  const owner = await deps.db.as(service, (tx) => readReplyAddress(deps, tx, address));
  if (!owner) throw new SmtpRefusal(550, UNKNOWN);
  return owner;
};

async function mustBeOpen(tx: Tx, { conversationId }: Owner): Promise<void> {
  if (!(await openSideOf(tx, conversationId))) throw new SmtpRefusal(550, ENDED);
}

/** Whether mail for this address may come in now. An address ends with its conversation and its person's place in it. */
export async function admit(deps: Deps, recipient: string): Promise<void> {
  const owner = await ownerOf(deps, recipient);
  await deps.db.as(user(owner.userId), (tx) => mustBeOpen(tx, owner));
}

/**
 * Stores a mail and what follows from it in one transaction: a message of its sender, a question to them whether it is
 * theirs, or an explanation. A second delivery of the same mail changes nothing. Mail that no person wrote is refused, so
 * that no answer to it goes out.
 */
export async function take(deps: Deps, mail: IncomingMail): Promise<void> {
  const owner = await ownerOf(deps, mail.recipient);
  const reply = await parseReply(mail.raw, mail.sender);
  if (reply.isAutomatic || isOwn(deps, reply)) throw new SmtpRefusal(550, AUTOMATIC);
  if (!(await deps.limiter.allows('mail-in', owner.userId, AN_HOUR, HOUR))) throw new SmtpRefusal(451, MANY);
  const proven = await provenSender(mail, settingsOf(deps));
  await deps.db.as(user(owner.userId), async (tx) => {
    await mustBeOpen(tx, owner);
    await store(deps, tx, owner, reply, proven);
  });
}

function settingsOf({ env: { inbound } }: Deps) {
  if (!inbound) throw new Error('mail came in without settings for it');
  return inbound;
}

/** A mail of the product itself that found its way back. */
function isOwn({ env }: Deps, { messageId, from }: ParsedReply): boolean {
  const host = new URL(env.appUrl).hostname;
  const own = /<([^<>]+)>$/.exec(env.mailFrom)?.[1] ?? env.mailFrom;
  return (
    messageId?.endsWith(`@${host}>`) === true ||
    from === own.toLowerCase() ||
    from?.endsWith(`@${env.inbound?.domain}`) === true
  );
}

async function store(deps: Deps, tx: Tx, owner: Owner, reply: ParsedReply, proven: string | null): Promise<void> {
  const { address, subject } = await elevate(tx, async () => ({
    address: await findAddressOf(tx, owner.userId),
    subject: await findSubject(tx, owner.conversationId),
  }));
  if (!subject) throw new SmtpRefusal(550, ENDED);
  // A signature or a quote that was not recognized would give away what the sides have not shared yet.
  const text = subject.contactSharedAt || !address ? reply.text : withoutOwn(reply.text, address);
  const { body, problem } = readBody(text);
  const isVerified = proven !== null && proven === address;
  const state = problem ? ('refused' as const) : isVerified ? ('posted' as const) : ('waiting' as const);
  const messageId = state === 'posted' ? randomUUID() : null;
  const mailKey = hashOf(reply.messageId ?? `content ${reply.contentHash}`);
  const isNew = await elevate(tx, async () => {
    const row = { ...owner, mailKey, contentHash: reply.contentHash, state, messageId, receivedAt: deps.clock.now() };
    const waits = state === 'waiting' ? { body, sender: reply.from } : {};
    if (await insertMailReply(tx, { ...row, ...waits })) return true;
    if ((await findContentHash(tx, { ...owner, mailKey })) === reply.contentHash) return false;
    throw new SmtpRefusal(550, TWICE);
  });
  if (!isNew) return;
  const told: Told = { ...owner, mailKey, jobTitle: subject.jobTitle };
  if (messageId) await sendIn(deps, tx, { ...owner, messageId, body, via: 'email' });
  if (state === 'waiting') await askWhetherTheirs(deps, tx, told);
  const explained = problem ?? (reply.attachments > 0 ? 'attachments' : null);
  if (explained && state !== 'waiting') await explain(deps, tx, told, explained);
}

const withoutOwn = (text: string, address: string) =>
  text.toLowerCase().includes(address) ? withoutEmailAddresses(text, HIDDEN) : text;

function readBody(text: string): { body: string; problem: Problem | null } {
  const parsed = messageBody.safeParse(text);
  if (parsed.success) return { body: parsed.data, problem: null };
  return { body: '', problem: parsed.error.issues.some(({ code }) => code === 'too_big') ? 'too-long' : 'empty' };
}

interface Told extends Owner {
  mailKey: string;
  jobTitle: string;
}

const noticeOf = ({ userId, conversationId, mailKey }: Told) => ({
  userId,
  href: conversationHref(conversationId),
  ids: { messages: conversationId },
  dedupeKey: `mail-reply:${conversationId}:${mailKey}`,
});

const askWhetherTheirs = (deps: Deps, tx: Tx, told: Told) =>
  notify(deps, tx, replyWaiting, { ...noticeOf(told), data: { jobTitle: told.jobTitle } });

const explain = (deps: Deps, tx: Tx, told: Told, problem: Problem) =>
  notify(deps, tx, replyProblem, { ...noticeOf(told), data: { jobTitle: told.jobTitle, problem } });

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
