import { randomUUID } from 'node:crypto';
import type { WaitingMail } from '#domains/hiring/contract/conversations/mail-replies.ts';
import { findConversation, sendIn } from '#domains/hiring/server/conversations/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { findState, readWaiting, settleWaiting } from './mail-replies.repo.ts';

interface Mail {
  id: string;
  mailId: string;
}

export const listWaiting = (deps: Deps, userId: string, conversationId: string): Promise<{ items: WaitingMail[] }> =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await findConversation(tx, conversationId))) throw notFound('conversation');
    const mails = await readWaiting(tx, conversationId);
    return { items: mails.map((mail) => ({ ...mail, receivedAt: mail.receivedAt.toISOString() })) };
  });

/** Posts a mail as its person's message. A second request finds it posted and changes nothing. */
export const post = (deps: Deps, userId: string, { id: conversationId, mailId }: Mail): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const messageId = randomUUID();
    const body = await settle(deps, tx, { conversationId, userId, id: mailId, state: 'posted', messageId });
    if (body !== null) await sendIn(deps, tx, { userId, conversationId, messageId, body, via: 'email' });
  });

export const discard = (deps: Deps, userId: string, { id: conversationId, mailId }: Mail): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    await settle(deps, tx, { conversationId, userId, id: mailId, state: 'discarded', messageId: null });
    await announceChange(tx, [userId], [{ topic: 'messages', id: conversationId }]);
  });

/** The text of the mail; null when this was done before. */
const settle = (
  { clock }: Deps,
  tx: Tx,
  change: Omit<Parameters<typeof settleWaiting>[1], 'now'>,
): Promise<string | null> =>
  elevate(tx, async () => {
    const body = await settleWaiting(tx, { ...change, now: clock.now() });
    if (body !== null) return body;
    const state = await findState(tx, change);
    if (state === null || state === 'refused') throw notFound('email');
    if (state !== change.state) throw wrongState(`This email was already ${state}.`, state);
    return null;
  });
