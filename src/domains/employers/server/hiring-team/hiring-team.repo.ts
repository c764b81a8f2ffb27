import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The people notified about an organization's jobs: owners and recruiters of it or of one above it. */
export const hiringTeam = async (tx: Tx, organizationId: string): Promise<string[]> => [
  ...(await hiringTeamRoles(tx, organizationId)).keys(),
];

/** The same people with their roles. */
export async function hiringTeamRoles(
  tx: Tx,
  organizationId: string,
): Promise<ReadonlyMap<string, 'owner' | 'recruiter'>> {
  const rows = await tx
    .selectDistinct({ userId: organizationMembers.userId, memberRole: organizationMembers.memberRole })
    .from(organizationMembers)
    .innerJoin(organizations, sql`${organizationMembers.organizationId} = any(${organizations.path})`)
    .where(and(eq(organizations.id, organizationId), inArray(organizationMembers.memberRole, ['owner', 'recruiter'])))
    .orderBy(desc(organizationMembers.memberRole));
  // 'recruiter' sorts first, so a member of several organizations on the path counts as an owner if they are one.
  return new Map(rows.map(({ userId, memberRole }) => [userId, memberRole === 'owner' ? 'owner' : 'recruiter']));
}

/** Everyone with a role in an organization, in one above it or in one below it; runs as `service`. */
export async function membersAround(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(
      sql`${organizations.path} @> array[${organizationId}::uuid]
        or ${organizations.id} = any(array(select unnest(o.path) from organizations o where o.id = ${organizationId}::uuid))`,
    );
  return rows.map(({ userId }) => userId);
}

/**
 * The members of an organization or of one above it with one of the roles, by name. Runs as `service`: a unit's members
 * can't read who belongs to its facility.
 */
export const namedMembers = (
  tx: Tx,
  organizationId: string,
  roles: readonly MemberRole[],
): Promise<{ userId: string; name: string | null }[]> =>
  tx
    .selectDistinct({ userId: organizationMembers.userId, name: profiles.fullName })
    .from(organizationMembers)
    .innerJoin(organizations, sql`${organizationMembers.organizationId} = any(${organizations.path})`)
    .leftJoin(profiles, eq(profiles.userId, organizationMembers.userId))
    .where(and(eq(organizations.id, organizationId), inArray(organizationMembers.memberRole, [...roles])))
    .orderBy(asc(profiles.fullName), asc(organizationMembers.userId));

/** The owners and recruiters with their names; runs as `service`. */
export const namedHiringTeam = (tx: Tx, organizationId: string) =>
  namedMembers(tx, organizationId, ['owner', 'recruiter']);

/** All units of an organization and of the facilities below it, by name. */
export const unitsBelow = (tx: Tx, organizationId: string): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(and(eq(organizations.kind, 'unit'), sql`${organizations.path} @> array[${organizationId}::uuid]`))
    .orderBy(asc(organizations.name), asc(organizations.id));
