import { and, eq, inArray, sql } from 'drizzle-orm';
import { identityOf } from '#domains/employers/db/organization-identity.ts';
import { organizationChanges, organizations } from '#domains/employers/db/organizations.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import type { Tx } from '#platform/server/database/db.ts';

export async function saveStatus(tx: Tx, id: string, status: VerificationStatus, at: Date): Promise<void> {
  await tx
    .update(organizations)
    .set({ verificationStatus: status, updatedAt: at, ...(status === 'approved' && { approvedAt: at }) })
    .where(eq(organizations.id, id));
}

/** Approves the facilities below an organization that were reviewed with it. Returns their IDs. */
export async function approveFacilitiesBelow(tx: Tx, topId: string, at: Date): Promise<string[]> {
  const rows = await tx
    .update(organizations)
    .set({ verificationStatus: 'approved', approvedAt: at, updatedAt: at })
    .where(
      and(
        sql`${organizations.path} @> array[${topId}::uuid]`,
        sql`${organizations.id} <> ${topId}`,
        eq(organizations.kind, 'facility'),
        sql`${organizations.canceledAt} is null`,
        eq(organizations.verificationStatus, 'pending'),
        sql`not exists (select 1 from verification_cases w
          where w.organization_id = ${organizations.id} and w.status = 'pending')`,
      ),
    )
    .returning({ id: organizations.id });
  return rows.map(({ id }) => id);
}

/** The proposed identity becomes the public one. */
export async function applyProposals(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  const proposals = await tx
    .delete(organizationChanges)
    .where(inArray(organizationChanges.organizationId, [...ids]))
    .returning();
  for (const proposal of proposals) {
    await tx
      .update(organizations)
      .set({ ...identityOf(proposal), updatedAt: at })
      .where(eq(organizations.id, proposal.organizationId));
  }
}

/** Matches the proposed change to its entry in the directory if there is one, otherwise the organization itself. */
export async function linkToDirectory(tx: Tx, id: string, ccn: string | null, at: Date): Promise<void> {
  const changed = await tx
    .update(organizationChanges)
    .set({ directoryCcn: ccn })
    .where(eq(organizationChanges.organizationId, id))
    .returning({ id: organizationChanges.organizationId });
  if (changed.length > 0) return;
  await tx.update(organizations).set({ directoryCcn: ccn, updatedAt: at }).where(eq(organizations.id, id));
}

/** The name of a facility below an organization; null for an organization at the top. */
export async function findFacilityName(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: organizations.name, parentId: organizations.parentId })
    .from(organizations)
    .where(eq(organizations.id, id));
  return row?.parentId ? row.name : null;
}
