import { hiringTeam, namedHiringTeam, signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { conversationAssigned } from '#domains/hiring/contract/conversations/conversation-events.ts';
import type { TeamMember } from '#domains/hiring/contract/conversations/conversations.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { findConversation, sideOf } from '../conversations.repo.ts';
import { dropAssignee, putAssignee, readAssignees, type Assignee } from './assignees.repo.ts';

const UNNAMED = 'No name yet';

const presentMember = ({ userId, name }: Pick<Assignee, 'userId' | 'name'>, me: string): TeamMember => ({
  userId,
  name: name ?? UNNAMED,
  isMe: userId === me,
});

/** Who answers each of these conversations, for a member of their teams. */
export async function assigneesFor(
  tx: Tx,
  me: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, TeamMember>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await elevate(tx, () => readAssignees(tx, conversationIds));
  return new Map(rows.map((row) => [row.conversationId, presentMember(row, me)]));
}

/** The organization of a conversation whose team the user belongs to; viewers only read. */
async function requireTeamOf(tx: Tx, conversationId: string): Promise<string> {
  const conversation = await findConversation(tx, conversationId);
  if (!conversation || conversation.mySide !== 'employer') throw notFound('conversation');
  if ((await sideOf(tx, conversationId)) !== 'employer') {
    throw new AppError('FORBIDDEN', 'Ask an owner or a recruiter of your organization to do this.');
  }
  return conversation.organizationId;
}

export const listTeam = (deps: Deps, me: string, conversationId: string): Promise<{ members: TeamMember[] }> =>
  deps.db.as(user(me), async (tx) => {
    const organizationId = await requireTeamOf(tx, conversationId);
    const team = await elevate(tx, () => namedHiringTeam(tx, organizationId));
    return { members: team.map((row) => presentMember(row, me)) };
  });

/** Any owner or recruiter may take a conversation on, hand it to a colleague, or give it back to the team. */
export const assign = (deps: Deps, me: string, conversationId: string, userId: string | null): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    const organizationId = await requireTeamOf(tx, conversationId);
    const [before] = await readAssignees(tx, [conversationId]);
    if ((before?.userId ?? null) === userId) return;
    if (userId === null) {
      await dropAssignee(tx, conversationId);
    } else {
      const team = await elevate(tx, () => hiringTeam(tx, organizationId));
      if (!team.includes(userId)) throw notFound('member');
      await putAssignee(tx, { conversationId, userId, assignedAt: deps.clock.now() });
    }
    await publish(deps, tx, conversationAssigned, { conversationId, userId, actorId: me });
    await signalTeam(tx, organizationId, [{ topic: 'messages', id: conversationId }]);
  });
