import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import type { Side } from '#domains/hiring/contract/conversations.ts';
import { readParties, type Parties } from '#domains/hiring/server/parties/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { putUnread, touchConversation } from './conversations.repo.ts';

interface Written {
  conversationId: string;
  side: Side;
  actorId: string;
  at: Date;
}

/**
 * As `service`: a side wrote in a conversation, a message or a step that is part of it. The other side has it unread, it
 * waits on them, and the open screens of both show it. Returns who reads it.
 */
export async function markWritten(
  tx: Tx,
  { conversationId, side, actorId, at }: Written,
): Promise<{ parties: Parties; team: string[]; readers: string[] }> {
  await touchConversation(tx, conversationId, { lastSide: side, lastAt: at });
  const parties = await readParties(tx, conversationId);
  const { candidateId, organizationId } = parties.application;
  const team = await hiringTeam(tx, organizationId);
  await announceChange(tx, [...new Set([candidateId, actorId, ...team])], [{ topic: 'messages', id: conversationId }]);
  const readers = side === 'employer' ? [candidateId] : team;
  await putUnread(tx, { conversationId, readers, at });
  return { parties, team, readers };
}
