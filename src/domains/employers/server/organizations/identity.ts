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
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { ORGANIZATION_IDENTITY } from '#domains/employers/contract/organizations.ts';
import { mayMove } from '#kernel/state-machine.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import type { Member } from './changing.ts';
import { change, reopenBelow, type Changes } from './organizations.repo.ts';

type Fact = (typeof ORGANIZATION_IDENTITY)[number];
const PLACE: ReadonlySet<Fact> = new Set(['streetAddress', 'zip']);

/** The identity facts that a change makes different from the stated ones. */
const changedIdentity = (before: Identity, changes: Changes): Fact[] =>
  ORGANIZATION_IDENTITY.filter((fact) => fact in changes && changes[fact] !== before[fact]);

/**
 * Saves a change. Once approved, only an owner may change the identity, and the change waits for a reviewer while everyone
 * else still sees the approved one. Returns the identity facts that changed.
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
 * Saves a change that may include the identity. For an approved organization that opens a new review: until the decision
 * the organization sees no candidates and its jobs are hidden.
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
  const caseId = await submitOrganization(deps, tx, organization, { userId, now, isAgain: true });
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
 * Saves a facility. One that was sent back is submitted again; an approved one keeps its approved name and address, and
 * stays open, until a reviewer approves the new ones.
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
