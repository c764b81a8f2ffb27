import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import {
  employerProfiles,
  memberUnits,
  organizationInvitations,
  organizationMembers,
  organizations,
  openInvitation,
} from '#domains/employers/db/organizations.ts';
import { memberAbsences } from '#domains/employers/db/working-times.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';

export type Invitation = typeof organizationInvitations.$inferSelect;

export const membersOf = (tx: Tx, organizationId: string) =>
  tx
    .select({
      userId: organizationMembers.userId,
      name: profiles.fullName,
      memberRole: organizationMembers.memberRole,
      since: organizationMembers.createdAt,
      absence: {
        from: memberAbsences.outFrom,
        until: memberAbsences.outUntil,
        deputyId: memberAbsences.deputyId,
      },
      unitIds: sql<string[]>`array(select u.unit_id::text from ${memberUnits} u
        where u.organization_id = ${organizationMembers.organizationId} and u.user_id = ${organizationMembers.userId})`,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.userId, organizationMembers.userId))
    .leftJoin(
      memberAbsences,
      and(
        eq(memberAbsences.organizationId, organizationMembers.organizationId),
        eq(memberAbsences.userId, organizationMembers.userId),
      ),
    )
    .where(eq(organizationMembers.organizationId, organizationId))
    .orderBy(asc(organizationMembers.createdAt));

/** By ID; a member who just left as well. */
export const namesOfMembers = (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> =>
  elevate(tx, async () => {
    const rows = await tx
      .select({ id: profiles.userId, name: profiles.fullName })
      .from(profiles)
      .where(inArray(profiles.userId, [...ids]));
    return new Map(rows.map(({ id, name }) => [id, name]));
  });

const isOpen = (now: Date) =>
  and(
    isNull(organizationInvitations.acceptedAt),
    isNull(organizationInvitations.revokedAt),
    gt(organizationInvitations.expiresAt, now),
  );

export const openInvitations = (tx: Tx, organizationId: string, now: Date) =>
  tx
    .select(openInvitation)
    .from(organizationInvitations)
    .where(and(eq(organizationInvitations.organizationId, organizationId), isOpen(now)))
    .orderBy(asc(organizationInvitations.createdAt));

export const insertInvitation = (
  tx: Tx,
  values: typeof organizationInvitations.$inferInsert,
): Promise<Invitation | null> =>
  elevate(tx, async () => {
    const [made] = await tx.insert(organizationInvitations).values(values).returning();
    return made ?? null;
  });

/** Returns whether there was an open invitation to revoke. */
export const revoke = (tx: Tx, params: { id: string; organizationId: string; now: Date }): Promise<boolean> =>
  elevate(tx, async () => {
    const rows = await tx
      .update(organizationInvitations)
      .set({ revokedAt: params.now })
      .where(
        and(
          eq(organizationInvitations.id, params.id),
          eq(organizationInvitations.organizationId, params.organizationId),
          isOpen(params.now),
        ),
      )
      .returning({ id: organizationInvitations.id });
    return rows.length > 0;
  });

/** An open invitation by the hash of its token, with its organization. Anyone with the link may read it. */
export const findByToken = (tx: Tx, tokenHash: string, now: Date) =>
  elevate(tx, async () => {
    const [row] = await tx
      .select({ invitation: organizationInvitations, organization: organizations })
      .from(organizationInvitations)
      .innerJoin(organizations, eq(organizations.id, organizationInvitations.organizationId))
      .where(and(eq(organizationInvitations.tokenHash, tokenHash), isOpen(now), isNull(organizations.canceledAt)))
      .for('no key update', { of: organizationInvitations });
    return row ?? null;
  });

/** Makes the user a member with the organization's review status, and marks the invitation as used. */
export const join = (
  tx: Tx,
  params: {
    invitation: Invitation;
    userId: string;
    verificationStatus: typeof profiles.$inferSelect.verificationStatus;
    now: Date;
  },
): Promise<void> =>
  elevate(tx, async () => {
    const { invitation, userId, verificationStatus, now } = params;
    const { organizationId, memberRole, id } = invitation;
    await tx.insert(organizationMembers).values({ organizationId, userId, memberRole, createdAt: now });
    await tx
      .insert(employerProfiles)
      .values({ userId, organizationId })
      .onConflictDoUpdate({ target: employerProfiles.userId, set: { organizationId } });
    await updateProfile(tx, userId, { onboardingCompleted: true, verificationStatus, updatedAt: now });
    await tx.update(organizationInvitations).set({ acceptedAt: now }).where(eq(organizationInvitations.id, id));
  });

/** Serializes changes of ownership, so that two owners cannot remove each other at the same time. */
export const lockMembers = (tx: Tx, organizationId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`members:${organizationId}`}, 0))`);

export const setRole = (tx: Tx, key: { organizationId: string; userId: string }, memberRole: MemberRole) =>
  elevate(tx, async () => {
    await tx
      .update(organizationMembers)
      .set({ memberRole })
      .where(
        and(eq(organizationMembers.organizationId, key.organizationId), eq(organizationMembers.userId, key.userId)),
      );
  });

/** Replaces the units that a hiring manager manages. */
export const setUnits = (
  tx: Tx,
  { organizationId, userId }: { organizationId: string; userId: string },
  unitIds: readonly string[],
): Promise<void> =>
  elevate(tx, async () => {
    await tx
      .delete(memberUnits)
      .where(and(eq(memberUnits.organizationId, organizationId), eq(memberUnits.userId, userId)));
    if (unitIds.length === 0) return;
    await tx.insert(memberUnits).values(unitIds.map((unitId) => ({ organizationId, userId, unitId })));
  });

export const remove = (tx: Tx, key: { organizationId: string; userId: string }) =>
  elevate(tx, async () => {
    await tx
      .delete(organizationMembers)
      .where(
        and(eq(organizationMembers.organizationId, key.organizationId), eq(organizationMembers.userId, key.userId)),
      );
    await tx.update(employerProfiles).set({ organizationId: null }).where(eq(employerProfiles.userId, key.userId));
    // The approval belongs to the organization, so a member who leaves starts over.
    await updateProfile(tx, key.userId, { onboardingCompleted: false, verificationStatus: 'pending' });
  });
