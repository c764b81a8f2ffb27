import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import type { Parties } from '#domains/hiring/server/parties/index.ts';
import { replyAddressesOf, withoutEmailAddresses } from '#domains/hiring/server/reply-addresses/index.ts';
import type { NoticeLetter } from '#domains/messaging/server/notifications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { findMailedMessage } from './conversations.repo.ts';

/** In place of an email address that the message names: a mail never shows one side the other's. */
const HIDDEN = '[email address: see the conversation]';

/**
 * As `service`: the mail about a message, for each reader. It contains the message; an answer to it comes back into the
 * conversation where mail can come in.
 */
export async function letterOfMessage(
  deps: Deps,
  tx: Tx,
  { messageId, side, actorId }: { messageId: string; side: Side; actorId: string },
  { application, job, organization }: Parties,
  readers: readonly string[],
): Promise<(userId: string) => NoticeLetter | undefined> {
  const message = await findMailedMessage(tx, messageId);
  if (!message) return () => undefined;
  const replyTo = await replyAddressesOf(deps, tx, application.id, readers);
  const title = `New message about ${job.title}`;
  const from = side === 'candidate' ? message.candidate : organization.name;
  return (userId) => ({
    title,
    body: withoutEmailAddresses(message.body, HIDDEN),
    facts: [
      ['From', from],
      ['Job', job.title],
    ],
    note: replyTo(userId)
      ? 'Reply to this email to answer, or open the conversation. The other side does not see your email address.'
      : 'Answers to this email are not read. Please answer in the conversation.',
    replyTo: replyTo(userId),
    threadKey: `conversation.${application.id}`,
    writtenBy: actorId,
  });
}
