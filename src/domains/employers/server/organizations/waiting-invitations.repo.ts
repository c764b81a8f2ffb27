import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizationInvitations, organizations } from '#domains/employers/db/organizations.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** As `service`: the invitations of an organization that were never sent and not revoked; locked until the commit. */
export const takeWaitingInvitations = (tx: Tx, organizationId: string) =>
  tx
    .select({
      id: organizationInvitations.id,
      email: organizationInvitations.email,
      organizationName: organizations.name,
      inviterName: profiles.fullName,
    })
    .from(organizationInvitations)
    .innerJoin(organizations, eq(organizations.id, organizationInvitations.organizationId))
    .leftJoin(profiles, eq(profiles.userId, organizationInvitations.invitedBy))
    .where(
      and(
        eq(organizationInvitations.organizationId, organizationId),
        isNull(organizationInvitations.sentAt),
        isNull(organizationInvitations.revokedAt),
        isNull(organizations.canceledAt),
        sql`not app.is_held('organization', ${organizations.id})`,
      ),
    )
    .orderBy(asc(organizationInvitations.createdAt))
    .for('no key update', { of: organizationInvitations });

export const markSent = (
  tx: Tx,
  id: string,
  sent: Pick<typeof organizationInvitations.$inferInsert, 'tokenHash' | 'sentAt' | 'expiresAt'>,
) => tx.update(organizationInvitations).set(sent).where(eq(organizationInvitations.id, id));
