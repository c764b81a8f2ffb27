import { and, eq, inArray, sql } from 'drizzle-orm';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The people notified about an organization's jobs: owners and recruiters of it or of one above it. */
export async function hiringTeam(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(organizations, sql`${organizationMembers.organizationId} = any(${organizations.path})`)
    .where(and(eq(organizations.id, organizationId), inArray(organizationMembers.memberRole, ['owner', 'recruiter'])));
  return rows.map(({ userId }) => userId);
}
