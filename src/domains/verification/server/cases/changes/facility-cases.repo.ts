import { and, eq, inArray, sql } from 'drizzle-orm';
import { organizationChanges, organizations } from '#domains/employers/db/organizations.ts';
import { verificationCases } from '#domains/verification/db/verification.ts';
import { identityOf, type Organization } from '#domains/employers/server/hiring-team/index.ts';
import type { Tx } from '#platform/server/db.ts';
import type { CaseRow } from '../cases.repo.ts';

const hasOpenCase = sql`exists (select 1 from verification_cases w
  where w.organization_id = f.id and w.status = 'pending')`;

/**
 * The facilities below these organizations that wait with them and not in a case of their own, and those that a review of
 * the whole was about before.
 */
export async function findFacilitiesUnder(tx: Tx, topIds: readonly string[]): Promise<{ topId: string; id: string }[]> {
  const { rows } = await tx.execute<{ topId: string; id: string }>(sql`
    select t.id as "topId", f.id from organizations t
    join organizations f on f.path @> array[t.id] and f.id <> t.id and f.kind = 'facility'
    where ${inArray(sql`t.id`, [...topIds])} and f.canceled_at is null
      and (f.verification_status = 'pending' and not ${hasOpenCase} or exists (
        select 1 from item_reviews r join verification_cases v on v.id = r.case_id
        where v.organization_id = t.id and r.item_type = 'facility' and r.item_id = f.id::text))`);
  return rows;
}

/** What a reviewer approved is what everybody reads from now on: of the organization and of the facilities approved with it. */
export async function applyApprovedIdentity(tx: Tx, { organizationId, changes }: CaseRow, at: Date): Promise<void> {
  if (!organizationId) return;
  const with_ = changes === null ? await approvePendingFacilities(tx, organizationId, at) : [];
  const proposals = await tx
    .delete(organizationChanges)
    .where(inArray(organizationChanges.organizationId, [organizationId, ...with_]))
    .returning();
  for (const proposal of proposals) {
    await tx
      .update(organizations)
      .set({ ...identityOf(proposal), updatedAt: at })
      .where(eq(organizations.id, proposal.organizationId));
  }
}

async function approvePendingFacilities(tx: Tx, topId: string, at: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update organizations f set verification_status = 'approved', approved_at = ${at.toISOString()}::timestamptz,
      updated_at = ${at.toISOString()}::timestamptz
    where f.path @> array[${topId}::uuid] and f.id <> ${topId} and f.kind = 'facility' and f.canceled_at is null
      and f.verification_status = 'pending' and not ${hasOpenCase}
    returning f.id`);
  return rows.map(({ id }) => id);
}

/** The case of an organization that waits for a decision, locked. */
export async function lockOpenOrganizationCase(tx: Tx, organizationId: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(verificationCases)
    .where(and(eq(verificationCases.organizationId, organizationId), eq(verificationCases.status, 'pending')))
    .for('no key update');
  return row;
}

interface NewCase {
  organizationId: string;
  submittedBy: string;
  submittedAt: Date;
  changes: string[] | null;
}

export async function insertOrganizationCase(tx: Tx, values: NewCase): Promise<string> {
  const [row] = await tx
    .insert(verificationCases)
    .values({ subjectType: 'organization', ...values })
    .returning({ id: verificationCases.id });
  if (!row) throw new Error('the case was not written');
  return row.id;
}

/** A facility that was sent back waits again; a new one waits already. */
export async function markFacilityPending(tx: Tx, { id, verificationStatus }: Organization, at: Date): Promise<void> {
  await tx
    .update(organizations)
    .set({
      submittedAt: at,
      updatedAt: at,
      ...(verificationStatus !== 'pending' && { verificationStatus: 'pending' as const }),
    })
    .where(eq(organizations.id, id));
}

/** The name of a facility that stands below an organization; null for what stands alone. */
export async function findFacilityName(tx: Tx, organizationId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: organizations.name, parentId: organizations.parentId })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.parentId ? row.name : null;
}
