import { and, eq, inArray, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { conversationAssignees } from '#domains/hiring/db/conversations/conversations.ts';
import type { Tx } from '#platform/server/database/db.ts';

export interface Assignee {
  conversationId: string;
  userId: string;
  name: string | null;
}

/** Runs as `service`, for conversations that the reader was seen to be on the team of. */
export const readAssignees = (tx: Tx, conversationIds: readonly string[]): Promise<Assignee[]> =>
  tx
    .select({
      conversationId: conversationAssignees.conversationId,
      userId: conversationAssignees.userId,
      name: profiles.fullName,
    })
    .from(conversationAssignees)
    .leftJoin(profiles, eq(profiles.userId, conversationAssignees.userId))
    .where(inArray(conversationAssignees.conversationId, [...conversationIds]));

export const putAssignee = (tx: Tx, assignee: typeof conversationAssignees.$inferInsert) =>
  tx
    .insert(conversationAssignees)
    .values(assignee)
    .onConflictDoUpdate({
      target: conversationAssignees.conversationId,
      set: { userId: assignee.userId, assignedAt: assignee.assignedAt },
    });

/** Answers the conversation that had none yet; a repeated delivery changes nothing. */
export const startWithAssignee = (tx: Tx, assignee: typeof conversationAssignees.$inferInsert) =>
  tx.insert(conversationAssignees).values(assignee).onConflictDoNothing();

export const dropAssignee = (tx: Tx, conversationId: string) =>
  tx.delete(conversationAssignees).where(eq(conversationAssignees.conversationId, conversationId));

/** Gives the conversations of a member who left to a colleague. */
export const handOverAssignments = (tx: Tx, { from, to, at }: { from: string; to: string; at: Date }) =>
  tx.update(conversationAssignees).set({ userId: to, assignedAt: at }).where(eq(conversationAssignees.userId, from));

/** Drops the assignments of a member who is no longer an owner or recruiter of the conversation's organization. */
export const dropAssignmentsOf = (tx: Tx, userId: string) =>
  tx.delete(conversationAssignees).where(
    and(
      eq(conversationAssignees.userId, userId),
      sql`not exists (
        select 1 from conversations c
        join organizations o on o.id = c.organization_id
        join organization_members m on m.organization_id = any(o.path)
        where c.id = ${conversationAssignees.conversationId} and m.user_id = ${userId}
          and m.member_role in ('owner', 'recruiter'))`,
    ),
  );
