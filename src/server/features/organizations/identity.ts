import { askAnOwner, type Organization } from '#server/features/hiring-team/index.ts';
import { audit } from '#server/platform/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ORGANIZATION_IDENTITY } from '#shared/contracts/organizations.ts';
import type { Member } from './changing.ts';
import { change, markSubmitted, reopenBelow, type Changes } from './organizations.repo.ts';

/** The facts that the review vouched for and that a change would make different. */
const changedIdentity = (organization: Organization, changes: Changes) =>
  ORGANIZATION_IDENTITY.filter((fact) => fact in changes && changes[fact] !== organization[fact]);

/**
 * Saves a change that may touch who the organization is. Once approved, that is an owner's step and goes back to
 * review as a new case: until the decision the organization sees nobody and its jobs are shown to nobody.
 */
export async function changeIdentity(
  deps: Deps,
  tx: Tx,
  organization: Organization,
  member: Member,
  changes: Changes,
): Promise<void> {
  const changed = organization.verificationStatus === 'approved' ? changedIdentity(organization, changes) : [];
  if (changed.length > 0 && member.memberRole !== 'owner') throw askAnOwner();
  const now = deps.clock.now();
  await change(tx, organization.id, { ...changes, updatedAt: now });
  if (changed.length === 0) return;
  const { userId } = member;
  const caseId = await markSubmitted(tx, { organizationId: organization.id, userId, now, isAgain: true });
  await reopenBelow(tx, organization.id, now);
  await audit(tx, {
    actorId: userId,
    action: 'organization.reopened',
    subjectType: 'case',
    subjectId: caseId,
    detail: { changed },
  });
}
