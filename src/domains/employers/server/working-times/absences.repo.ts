import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { organizationMembers } from '#domains/employers/db/organizations.ts';
import { memberAbsences } from '#domains/employers/db/working-times.ts';
import type { Absence } from '#domains/employers/contract/absences.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

interface Member {
  organizationId: string;
  userId: string;
}

export const putAbsence = (tx: Tx, member: Member, { from, until, deputyId }: Absence, changedAt: Date) => {
  const row = { outFrom: from, outUntil: until, deputyId, changedAt };
  return tx
    .insert(memberAbsences)
    .values({ ...member, ...row })
    .onConflictDoUpdate({ target: [memberAbsences.organizationId, memberAbsences.userId], set: row });
};

export const endAbsence = (tx: Tx, { organizationId, userId }: Member) =>
  tx
    .delete(memberAbsences)
    .where(and(eq(memberAbsences.organizationId, organizationId), eq(memberAbsences.userId, userId)));

/** Who of these is out on a day, with their deputy. As the service. */
export async function absentOn(
  tx: Tx,
  day: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: memberAbsences.userId, deputyId: memberAbsences.deputyId })
    .from(memberAbsences)
    .where(
      and(
        inArray(memberAbsences.userId, [...userIds]),
        lte(memberAbsences.outFrom, day),
        gte(memberAbsences.outUntil, day),
      ),
    );
  return new Map(rows.map(({ userId, deputyId }) => [userId, deputyId]));
}

/** The members of an organization with their roles. */
export async function memberRolesIn(tx: Tx, organizationId: string): Promise<ReadonlyMap<string, MemberRole>> {
  const rows = await tx
    .select({ userId: organizationMembers.userId, memberRole: organizationMembers.memberRole })
    .from(organizationMembers)
    .where(eq(organizationMembers.organizationId, organizationId));
  return new Map(rows.map(({ userId, memberRole }) => [userId, memberRole]));
}
