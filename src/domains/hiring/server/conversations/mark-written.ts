import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { readParties, type Parties } from '#domains/hiring/server/parties/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { putUnread, standingSide, touchConversation } from './conversations.repo.ts';

interface Step {
  conversationId: string;
  actorId: string;
  at: Date;
}

/**
 * As `service`: a side wrote in a conversation, a message or a step that is part of it. The other side has it unread, it
 * waits on them, and the open screens of both show it. Returns who reads it.
 */
export async function markWritten(
  tx: Tx,
  { side, ...step }: Step & { side: Side },
): Promise<{ parties: Parties; team: string[]; readers: string[] }> {
  await touchConversation(tx, step.conversationId, { lastSide: side, lastAt: step.at });
  const { parties, team } = await announceStep(tx, step);
  const readers = side === 'employer' ? [parties.application.candidateId] : team;
  await putUnread(tx, { conversationId: step.conversationId, readers, at: step.at });
  return { parties, team, readers };
}

/**
 * As `service`: the team no longer asks what it asked. The candidate has that unread, and the conversation waits on the side
 * on which it would wait if the question had never been asked.
 */
export async function markTakenBack(tx: Tx, step: Step): Promise<void> {
  const { conversationId, at } = step;
  await restoreTurn(tx, conversationId, at);
  const { parties } = await announceStep(tx, step);
  await putUnread(tx, { conversationId, readers: [parties.application.candidateId], at });
}

/** As `service`: a conversation waits on the side that did not take the last step that still counts, if there is one. */
export async function restoreTurn(tx: Tx, conversationId: string, at: Date): Promise<void> {
  await touchConversation(tx, conversationId, { lastSide: await standingSide(tx, conversationId), lastAt: at });
}

async function announceStep(tx: Tx, { conversationId, actorId }: Step): Promise<{ parties: Parties; team: string[] }> {
  const parties = await readParties(tx, conversationId);
  const { candidateId, organizationId } = parties.application;
  const team = await hiringTeam(tx, organizationId);
  await announceChange(tx, [...new Set([candidateId, actorId, ...team])], [{ topic: 'messages', id: conversationId }]);
  return { parties, team };
}
