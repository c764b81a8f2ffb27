import { asc, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { applications, organizationMembers, organizations } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { MemberRole } from '#shared/kernel/vocabulary.ts';

export type Organization = typeof organizations.$inferSelect;

/** The topmost organization that somebody belongs to, with their role in it. One account belongs to one tree. */
export async function membershipOf(
  tx: Tx,
  userId: string,
): Promise<{ organization: Organization; memberRole: MemberRole } | null> {
  const [row] = await tx
    .select({ organization: organizations, memberRole: organizationMembers.memberRole })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId))
    .orderBy(sql`cardinality(${organizations.path})`, asc(organizationMembers.createdAt))
    .limit(1);
  return row ?? null;
}

export async function lockOrganization(tx: Tx, id: string): Promise<Organization | null> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update');
  return row ?? null;
}

/**
 * What belongs to the applications that the transaction's user stands on either side of, by the column that names the
 * application. Row-level security leaves no others anyway; said out loud, it lets the indexes find them instead of a walk
 * over everybody's. As a list of ids: thousands are looked up in one pass over the index instead of one by one.
 */
export const onMySides = (applicationId: AnyPgColumn) => sql`${applicationId} = any(array(
  select ${applications.id} from ${applications} where ${applications.candidateId} = (select app.user_id())
    or ${applications.organizationId} = any(array(select app.my_organizations()))))`;
