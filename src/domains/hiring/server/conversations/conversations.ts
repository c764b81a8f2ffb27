import { z } from 'zod';
import {
  conversationHref,
  type ConversationView,
  type InboxFilter,
  type MessageView,
  type Side,
  type TeamMember,
  UNREAD_MAX,
  type Via,
  type sendMessage,
} from '#domains/hiring/contract/conversations/conversations.ts';
import type { AttachmentView } from '#domains/hiring/contract/conversations/attachments.ts';
import { messageSent } from '#domains/hiring/contract/conversations/conversation-events.ts';
import { timelineOf } from '#domains/hiring/server/timeline/index.ts';
import { announceChange, readNoticesAt } from '#domains/messaging/server/notifications/index.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import { sideOnHold } from '#domains/hiring/server/applications/index.ts';
import { attach, attachmentsOf } from '#domains/hiring/server/attachments/index.ts';
import { requireUsable } from '#domains/hiring/server/message-templates/index.ts';
import {
  countUnread,
  findConversation,
  findMessage,
  findParties,
  findUnseenAnswer,
  insertMessage,
  isBlockedByMe,
  lockAnswers,
  openSideOf,
  putRead,
  readConversations,
  readMessages,
  type ConversationRow,
  type MessageRow,
} from './conversations.repo.ts';
import { assigneesFor } from './team/assign.ts';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

const POSITION = z.tuple([exactTimestamp, z.uuid()]);

export const listMine = (
  deps: Deps,
  { userId, role }: Pick<Viewer, 'userId' | 'role'>,
  { cursor, limit, filter }: Page & { filter: InboxFilter },
) =>
  deps.db.as(user(userId), async (tx) => {
    const rows = await readConversations(tx, {
      filter,
      after: decodeCursor(cursor, POSITION),
      limit: limit + 1,
      isMember: role === 'employer',
    });
    const assignees = await assigneesFor(tx, userId, ofTeam(rows));
    return pageFrom(
      rows,
      limit,
      (row) => present(row, assignees),
      ({ key, id }) => [key, id],
    );
  });

export const unreadOf = (deps: Deps, userId: string): Promise<{ count: number }> =>
  deps.db.as(user(userId), async (tx) => ({ count: await countUnread(tx, UNREAD_MAX) }));

const ofTeam = (rows: readonly ConversationRow[]): string[] =>
  rows.flatMap(({ id, mySide }) => (mySide === 'employer' ? [id] : []));

export const getOne = (deps: Deps, userId: string, id: string) =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findConversation(tx, id);
    if (!row) throw notFound('conversation');
    const isOpen = (await openSideOf(tx, id)) !== null;
    const isBlocked = !isOpen && row.mySide === 'candidate' && (await isBlockedByMe(tx, id));
    return {
      ...present(row, await assigneesFor(tx, userId, ofTeam([row]))),
      isOpen,
      isBlocked,
      onHold: isOpen || isBlocked || row.mySide !== 'candidate' ? null : await heldSideOf(tx, id),
      contactShared: row.contactSharedAt !== null,
      events: await timelineOf(tx, id, row.mySide),
    };
  });

/** The side that we check, which keeps a conversation closed that has not ended. */
async function heldSideOf(tx: Tx, id: string): Promise<Side | null> {
  const parties = await findParties(tx, id);
  return parties && sideOnHold(tx, parties);
}

export const listMessagesOf = (deps: Deps, userId: string, conversationId: string, { cursor, limit }: Page) =>
  deps.db.as(user(userId), async (tx) => {
    const conversation = await findConversation(tx, conversationId);
    if (!conversation) throw notFound('conversation');
    const rows = await readMessages(tx, conversation.mySide, {
      conversationId,
      after: decodeCursor(cursor, POSITION),
      limit: limit + 1,
    });
    const attachments = await attachmentsOf(
      tx,
      rows.map(({ id }) => id),
    );
    return pageFrom(
      rows,
      limit,
      (row) => presentMessage(row, attachments(row.id)),
      ({ key, id }) => [key, id],
    );
  });

type NewMessage = InputOf<typeof sendMessage>['body'];

export const send = (deps: Deps, userId: string, conversationId: string, message: NewMessage): Promise<MessageView> =>
  deps.db.as(user(userId), (tx) => sendIn(deps, tx, { ...message, userId, conversationId, via: 'app' }));

interface Sent extends NewMessage {
  userId: string;
  conversationId: string;
  via: Via;
}

/**
 * Sends a message in the transaction of the person who wrote it. One whose ID exists is not sent again: the browser
 * repeats a request whose answer it lost.
 */
export async function sendIn(
  deps: Deps,
  tx: Tx,
  { userId, conversationId, messageId, body, via, templateId, seenId, attachmentIds = [] }: Sent,
): Promise<MessageView> {
  if (!(await findConversation(tx, conversationId))) {
    throw new AppError('NOT_FOUND', 'This conversation is no longer open to you. Your message was not sent.');
  }
  const side = await openSideOf(tx, conversationId);
  if (!side) {
    if (await heldSideOf(tx, conversationId)) {
      throw wrongState('Messaging is paused while we check something. Your message was not sent.', 'on_hold');
    }
    throw wrongState('This conversation has ended. Your message was not sent.', 'closed');
  }
  if (templateId) await requireUsable(tx, side, templateId, body);
  if (side === 'employer' && seenId !== undefined) await requireSeen(tx, { conversationId, messageId, seenId });
  const sentAt = deps.clock.now();
  const row = { id: messageId, conversationId, side, authorId: userId, body, via, sentAt, templateId };
  if (await insertMessage(tx, row)) {
    await attach(tx, { id: messageId, conversationId, authorId: userId }, attachmentIds);
    await publish(deps, tx, messageSent, {
      messageId,
      conversationId,
      applicationId: conversationId,
      side,
      actorId: userId,
    });
  }
  const message = await findMessage(tx, side, conversationId, messageId);
  if (!message || message.body !== body || message.side !== side) {
    throw new AppError('CONFLICT', 'This message ID is already in use.');
  }
  return presentMessage(message, (await attachmentsOf(tx, [messageId]))(messageId));
}

/** Two members may answer at once: the second reads what the first wrote before their own message goes out. */
async function requireSeen(
  tx: Tx,
  { conversationId, messageId, seenId }: { conversationId: string; messageId: string; seenId: string | null },
): Promise<void> {
  await lockAnswers(tx, conversationId);
  if (await findMessage(tx, 'employer', conversationId, messageId)) return;
  const answer = await findUnseenAnswer(tx, conversationId, seenId);
  if (!answer) return;
  const who = answer.authorName ?? 'A colleague';
  throw wrongState(`${who} answered while you were writing. Read it, then send yours if it still helps.`, 'answered');
}

export const read = (deps: Deps, userId: string, conversationId: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findConversation(tx, conversationId);
    if (!row) throw notFound('conversation');
    const now = deps.clock.now();
    await putRead(tx, { conversationId, userId, readAt: now });
    await readNoticesAt(tx, { userId, href: conversationHref(conversationId), now });
    // The person's other tabs show it as read, too.
    if (row.isUnread) await announceChange(tx, [userId], [{ topic: 'messages', id: conversationId }]);
  });

const present = (row: ConversationRow, assignees: ReadonlyMap<string, TeamMember>): ConversationView => ({
  id: row.id,
  applicationId: row.id,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  counterpart: row.mySide === 'candidate' ? row.organizationName : (row.fullName ?? row.pseudonym ?? 'Candidate'),
  mySide: row.mySide,
  lastSide: row.lastSide,
  lastAt: row.lastAt.toISOString(),
  isUnread: row.isUnread,
  isClosed: row.isClosed,
  assignee: assignees.get(row.id) ?? null,
});

const presentMessage = (
  { id, side, body, via, sentAt, isMine, authorName }: MessageRow,
  attachments: AttachmentView[],
): MessageView => ({
  id,
  side,
  body,
  via,
  sentAt: sentAt.toISOString(),
  isMine,
  authorName,
  attachments,
});
