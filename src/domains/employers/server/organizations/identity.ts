import {
  asStated,
  askAnOwner,
  dropProposal,
  propose,
  type Organization,
} from '#domains/employers/server/hiring-team/index.ts';
import { lockFacility, submitFacility, submitFacilityChange, withdrawFacilityChange } from './review-facility.ts';
import { submitOrganization } from './submit-organization.ts';
import { identityOf, isIdentity, type Identity } from '#domains/employers/db/organization-identity.ts';
import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { ORGANIZATION_IDENTITY } from '#domains/employers/contract/organizations.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import type { Member } from './changing.ts';
import { change, reopenBelow, type Changes } from './organizations.repo.ts';

type Fact = (typeof ORGANIZATION_IDENTITY)[number];
const PLACE: ReadonlySet<Fact> = new Set(['streetAddress', 'zip']);

/** The facts that a review vouches for and that a change makes different from what was stated before. */
const changedIdentity = (before: Identity, changes: Changes): Fact[] =>
  ORGANIZATION_IDENTITY.filter((fact) => fact in changes && changes[fact] !== before[fact]);

/**
 * Saves what is no identity at once. Identity is saved at once only before the first approval; later on it waits beside
 * the approved one, which everybody else goes on reading, and is an owner's step. Answers which facts changed.
 */
async function saveChange(
  deps: Deps,
  tx: Tx,
  organization: Organization,
  { userId, memberRole }: Member,
  changes: Changes,
): Promise<Fact[]> {
  const at = deps.clock.now();
  if (organization.approvedAt === null) {
    await change(tx, organization.id, { ...changes, updatedAt: at });
    return [];
  }
  const [before = organization] = await asStated(tx, [organization]);
  const changed = changedIdentity(before, changes);
  if (changed.length > 0 && memberRole !== 'owner') throw askAnOwner();
  const rest = Object.fromEntries(Object.entries(changes).filter(([column]) => !isIdentity(column)));
  await change(tx, organization.id, { ...rest, updatedAt: at });
  if (changed.length > 0) {
    const identity = { ...identityOf(before), ...pickIdentity(changes) };
    await propose(tx, { organizationId: organization.id, identity, by: userId, at });
  }
  return changed;
}

const pickIdentity = (changes: Changes): Partial<Identity> =>
  Object.fromEntries(Object.entries(changes).filter(([column]) => isIdentity(column)));

/**
 * Saves a change that may touch who the organization is. Once approved, that goes back to review as a new case: until
 * the decision the organization sees nobody and its jobs are shown to nobody.
 */
export async function changeIdentity(
  deps: Deps,
  tx: Tx,
  organization: Organization,
  member: Member,
  changes: Changes,
): Promise<void> {
  const changed = await saveChange(deps, tx, organization, member, changes);
  if (changed.length === 0 || organization.verificationStatus !== 'approved') return;
  const now = deps.clock.now();
  const { userId } = member;
  const caseId = await submitOrganization(tx, organization, { userId, now, isAgain: true });
  await reopenBelow(tx, organization.id, now);
  await audit(tx, {
    actorId: userId,
    action: 'organization.reopened',
    subjectType: 'case',
    subjectId: caseId,
    detail: { changed },
  });
}

/**
 * Saves a facility below the organization. A facility that was sent back is handed in again; an approved one stays as it
 * was approved, and open, until a reviewer approves its other name or address.
 */
export async function changeFacility(
  deps: Deps,
  tx: Tx,
  id: string,
  member: Member,
  changes: Changes,
): Promise<Organization> {
  const facility = await lockFacility(tx, id);
  if (!facility) throw notFound('facility');
  await saveChange(deps, tx, facility, member, changes);
  const { verificationStatus } = facility;
  if (mayMove(verificationMachine, verificationStatus, 'pending', 'employer')) {
    await submitFacility(deps, tx, { facility, userId: member.userId });
  }
  if (verificationStatus === 'approved' && member.memberRole === 'owner') {
    await reviewChange(deps, tx, facility, member);
  }
  return (await lockFacility(tx, id)) ?? facility;
}

async function reviewChange(deps: Deps, tx: Tx, facility: Organization, { userId }: Member): Promise<void> {
  const [wanted = facility] = await asStated(tx, [facility]);
  const differs = changedIdentity(facility, wanted);
  if (differs.length === 0) {
    await dropProposal(tx, facility.id);
    return withdrawFacilityChange(deps, tx, { facility, userId });
  }
  const items = [
    ...(differs.some((fact) => !PLACE.has(fact)) ? ['organization' as const] : []),
    ...(differs.some((fact) => PLACE.has(fact)) ? ['address' as const] : []),
  ];
  return submitFacilityChange(deps, tx, { facility, userId, items });
}
