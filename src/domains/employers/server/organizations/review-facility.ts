import { lockOrganization, type Organization } from '#domains/employers/server/hiring-team/index.ts';
import { itemKey } from '#domains/verification/contract/cases/case-items.ts';
import { closeChanges, lockOpenCase, openCase } from '#domains/verification/server/cases/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { markFacilityPending } from './organizations.repo.ts';

/**
 * Locks a facility for a change of its identity and reads it again, in the reviewer's order (case, then facility), so
 * that the two wait for each other and never deadlock.
 */
export const lockFacility = (tx: Tx, id: string): Promise<Organization | null> =>
  elevate(tx, async () => {
    await lockOpenCase(tx, { organizationId: id });
    return lockOrganization(tx, id);
  });

interface Submission {
  facility: Organization;
  userId: string;
}

/** Submits a new facility, or one that needed a fix, for a review of its own. */
export const submitFacility = (deps: Deps, tx: Tx, { facility, userId }: Submission): Promise<void> =>
  elevate(tx, async () => {
    const submittedAt = deps.clock.now();
    await markFacilityPending(tx, facility, submittedAt);
    const subject = { organizationId: facility.id };
    const caseId = await openCase(tx, { subject, submittedBy: userId, submittedAt, changes: null });
    const action = 'organization.facility_submitted';
    await audit(tx, { actorId: userId, action, subjectType: 'case', subjectId: caseId });
  });

/**
 * Submits another name or address of an approved facility. The change waits in a case of its own, later ones join it,
 * and the facility stays approved as it is.
 */
export async function submitFacilityChange(
  deps: Deps,
  tx: Tx,
  { facility: { id }, userId, items }: Submission & { items: readonly ('organization' | 'address')[] },
): Promise<void> {
  const caseId = await openCase(tx, {
    subject: { organizationId: id },
    submittedBy: userId,
    submittedAt: deps.clock.now(),
    changes: items.map((type) => itemKey({ type, id })),
  });
  const action = 'organization.change_submitted';
  await audit(tx, { actorId: userId, action, subjectType: 'case', subjectId: caseId, detail: { items } });
}

/** The facility stays as it was approved, so there is nothing left to review. */
export async function withdrawFacilityChange(deps: Deps, tx: Tx, { facility, userId }: Submission): Promise<void> {
  const caseId = await closeChanges(tx, { organizationId: facility.id }, deps.clock.now());
  if (!caseId) return;
  const action = 'organization.change_withdrawn';
  await audit(tx, { actorId: userId, action, subjectType: 'case', subjectId: caseId });
}
