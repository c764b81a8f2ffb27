import { eq, inArray } from 'drizzle-orm';
import { organizationChanges } from '#domains/employers/db/organizations.ts';
import { identityOf, type Identity } from '#domains/employers/db/organization-identity.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Organization } from './membership.repo.ts';

/** The organizations as their members see them: with the changes that wait for a reviewer. */
export async function asStated<O extends Organization>(tx: Tx, organizations: readonly O[]): Promise<O[]> {
  const proposals = await proposalsOf(
    tx,
    organizations.map(({ id }) => id),
  );
  return organizations.map((row) => {
    const proposed = proposals.get(row.id);
    return proposed ? { ...row, ...proposed } : row;
  });
}

async function proposalsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Identity>> {
  const rows = await tx
    .select()
    .from(organizationChanges)
    .where(inArray(organizationChanges.organizationId, [...ids]));
  return new Map(rows.map((row) => [row.organizationId, identityOf(row)]));
}

interface Proposed {
  organizationId: string;
  identity: Identity;
  by: string;
  at: Date;
}

export async function propose(tx: Tx, { organizationId, identity, by, at }: Proposed): Promise<void> {
  const values = { ...identity, proposedBy: by, proposedAt: at };
  await tx
    .insert(organizationChanges)
    .values({ organizationId, ...values })
    .onConflictDoUpdate({ target: organizationChanges.organizationId, set: values });
}

export async function dropProposal(tx: Tx, organizationId: string): Promise<void> {
  await tx.delete(organizationChanges).where(eq(organizationChanges.organizationId, organizationId));
}
