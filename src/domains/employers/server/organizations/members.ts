import type { z } from 'zod';
import {
  accountCanceled,
  lockMembershipOf,
  membershipOf,
  unitsBelow,
  type Organization,
} from '#domains/employers/server/hiring-team/index.ts';
import { hashToken, newToken } from '#platform/server/auth/tokens.ts';
import { audit } from '#platform/server/audit.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { dayOf } from '#kernel/days.ts';
import { AppError, invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import { memberChanged } from '#domains/employers/contract/organization-events.ts';
import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import {
  hasOpenWork,
  type changeMember,
  type inviteMember,
  type OpenWork,
} from '#domains/employers/contract/organizations.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';
import { handOverDeputies, handOverViews, openWorkOf } from './open-work.repo.ts';
import { LINK_WORKS_MS, mailInvitation } from './invitation-mail.ts';
import {
  findByToken,
  insertInvitation,
  join,
  lockMembers,
  membersOf,
  openInvitations,
  remove,
  revoke,
  setRole,
  setUnits,
  type Invitation,
} from './members.repo.ts';

/** How long an invitation is kept for an approval that does not come. */
const WAITS_MS = 90 * 86_400_000;

const ownersOnly = () => new AppError('FORBIDDEN', 'Only an owner of your organization can do this.');

/** The viewer's organization; 403 unless the viewer is one of its owners. */
async function owned(tx: Tx, userId: string): Promise<Organization> {
  const membership = await membershipOf(tx, userId);
  if (!membership) throw notFound('organization');
  if (membership.memberRole !== 'owner') throw ownersOnly();
  if (membership.organization.canceledAt) throw accountCanceled();
  return membership.organization;
}

export const listMembers = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const membership = await membershipOf(tx, userId);
    if (!membership) return { members: [], invitations: [], mayManage: false, mayInvite: false };
    const mayManage = membership.memberRole === 'owner';
    const { id } = membership.organization;
    const today = dayOf(deps.clock.now());
    return {
      mayManage,
      mayInvite: mayManage && (membership.organization.isLive || waitsForApproval(membership.organization)),
      members: (await membersOf(tx, id)).map((row) => ({
        userId: row.userId,
        name: row.name ?? 'No name yet',
        memberRole: row.memberRole,
        isMe: row.userId === userId,
        since: row.since.toISOString(),
        unitIds: row.unitIds,
        absence: row.absence && row.absence.until >= today ? row.absence : null,
      })),
      invitations: mayManage ? (await openInvitations(tx, id, deps.clock.now())).map(presentInvitation) : [],
    };
  });

const presentInvitation = ({ id, email, memberRole, sentAt, expiresAt }: Omit<Invitation, 'tokenHash'>) => ({
  id,
  email,
  memberRole,
  isWaiting: sentAt === null,
  expiresAt: expiresAt.toISOString(),
});

/** In review, an organization sends no mail yet; its invitations wait for the approval. */
const waitsForApproval = ({ verificationStatus }: Organization): boolean =>
  verificationStatus === 'pending' || verificationStatus === 'needs_fix';

function requireInviting(organization: Organization): void {
  const { isLive, verificationStatus } = organization;
  if (isLive || waitsForApproval(organization)) return;
  const sentence =
    verificationStatus === 'approved'
      ? 'Your organization is on hold. You can invite colleagues once that is settled.'
      : 'You can invite colleagues once your organization is approved.';
  throw wrongState(sentence, verificationStatus);
}

/** Mails a link that works once and for seven days, or keeps the invitation until the organization is approved. */
export const invite = (deps: Deps, viewer: Viewer, body: z.output<(typeof inviteMember)['body']>) =>
  deps.db.as(user(viewer.userId), async (tx) => {
    const organization = await owned(tx, viewer.userId);
    requireInviting(organization);
    const token = newToken();
    const now = deps.clock.now();
    const sentAt = organization.isLive ? now : null;
    const invitation = await insertInvitation(tx, {
      ...body,
      organizationId: organization.id,
      tokenHash: hashToken(token),
      invitedBy: viewer.userId,
      sentAt,
      expiresAt: new Date(now.getTime() + (sentAt ? LINK_WORKS_MS : WAITS_MS)),
      createdAt: now,
    });
    if (!invitation) throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
    if (sentAt) {
      await mailInvitation(deps, tx, {
        to: body.email,
        token,
        organizationName: organization.name,
        inviterName: viewer.fullName,
      });
    }
    await audit(tx, {
      actorId: viewer.userId,
      action: 'member.invited',
      subjectType: 'organization',
      subjectId: organization.id,
      detail: { memberRole: body.memberRole },
    });
    return presentInvitation(invitation);
  });

export const revokeInvitation = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const { id: organizationId } = await owned(tx, userId);
    if (!(await revoke(tx, { id, organizationId, now: deps.clock.now() }))) throw notFound('invitation');
  });

export const readInvitation = (deps: Deps, token: string) =>
  deps.db.as({ kind: 'anonymous' }, async (tx) => {
    const found = await findByToken(tx, hashToken(token), deps.clock.now());
    if (!found) throw notFound('invitation');
    return {
      organizationName: found.organization.name,
      email: found.invitation.email,
      memberRole: found.invitation.memberRole,
    };
  });

/** Joins the organization. The viewer must be an employer without one, and their confirmed email the invited one. */
export const acceptInvitation = (deps: Deps, viewer: Viewer, token: string): Promise<void> =>
  deps.db.as(user(viewer.userId), async (tx) => {
    const now = deps.clock.now();
    const found = await findByToken(tx, hashToken(token), now);
    if (!found) throw notFound('invitation');
    const { invitation, organization } = found;
    if (invitation.email !== viewer.email.toLowerCase()) {
      throw new AppError('FORBIDDEN', `This invitation is for ${invitation.email}. Please sign in with that email.`);
    }
    if (viewer.role !== 'employer') throw new AppError('FORBIDDEN', 'Please accept with an employer account.');
    await lockMembershipOf(tx, viewer.userId);
    const current = await membershipOf(tx, viewer.userId);
    if (current) throw wrongState(alreadyIn(current.organization, organization), 'member');
    await join(tx, { invitation, userId: viewer.userId, verificationStatus: organization.verificationStatus, now });
    await audit(tx, {
      actorId: viewer.userId,
      action: 'member.joined',
      subjectType: 'organization',
      subjectId: organization.id,
    });
  });

const alreadyIn = (current: Organization, inviting: Organization): string =>
  current.id === inviting.id
    ? `You already belong to ${current.name}. An owner can change your role.`
    : `You already belong to ${current.name}. Leave it first.`;

/** Gives a member a role, or units. With units alone they keep the role that they have by now. */
export const changeRoleOrUnits = (
  deps: Deps,
  userId: string,
  memberId: string,
  { memberRole: newRole, unitIds }: z.output<(typeof changeMember)['body']>,
): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const organization = await lockMembersAs(tx, () => owned(tx, userId));
    const current = await roleOf(tx, organization, memberId);
    const memberRole = newRole ?? current;
    if (unitIds && memberRole !== 'hiring_manager') {
      throw invalidField('unitIds', 'Only a hiring manager has units, and this member has another role.');
    }
    const member = { organizationId: organization.id, userId: memberId };
    if (newRole) {
      await requireOtherOwner(tx, organization, memberId, newRole);
      await setRole(tx, member, newRole);
    }
    if (memberRole !== 'hiring_manager') await setUnits(tx, member, []);
    else if (unitIds) await setUnits(tx, member, await requireUnits(tx, organization, unitIds));
    await publish(deps, tx, memberChanged, {
      ...member,
      memberRole,
      successorId: null,
      work: null,
      actorId: userId,
    });
    await audit(tx, {
      actorId: userId,
      action: 'member.role_changed',
      subjectType: 'person',
      subjectId: memberId,
      detail: { memberRole, ...(unitIds && { units: unitIds.length }) },
    });
  });

async function roleOf(tx: Tx, { id }: Organization, memberId: string): Promise<MemberRole> {
  const member = (await membersOf(tx, id)).find((row) => row.userId === memberId);
  if (!member) throw notFound('member');
  return member.memberRole;
}

async function requireUnits(tx: Tx, { id }: Organization, unitIds: readonly string[]): Promise<readonly string[]> {
  const known = new Set((await unitsBelow(tx, id)).map((unit) => unit.id));
  if (unitIds.some((unitId) => !known.has(unitId))) {
    throw invalidField('unitIds', 'One of these units no longer exists. Please choose again.');
  }
  return [...new Set(unitIds)];
}

/** An owner removes a member, or a member leaves; the last owner stays while the organization needs one. */
export const removeMember = (deps: Deps, userId: string, memberId: string, successorId: string | null): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const organization = await lockMembersAs(tx, async () => {
      const membership = await membershipOf(tx, userId);
      if (!membership) throw notFound('member');
      if (memberId !== userId && membership.memberRole !== 'owner') throw ownersOnly();
      return membership.organization;
    });
    const member = { organizationId: organization.id, userId: memberId };
    await requireOtherOwner(tx, organization, memberId, null);
    const work = await openWorkOf(tx, member);
    await requireSuccessor(tx, member, successorId, work);
    await remove(tx, member);
    const moves = successorId !== null && { from: memberId, to: successorId };
    if (moves) {
      await handOverViews(tx, moves);
      await handOverDeputies(tx, moves);
    }
    await publish(deps, tx, memberChanged, {
      ...member,
      memberRole: null,
      successorId,
      work: successorId !== null && Object.values(work).some((count) => count > 0) ? work : null,
      actorId: userId,
    });
    await audit(tx, {
      actorId: userId,
      action: 'member.removed',
      subjectType: 'person',
      subjectId: memberId,
      ...(moves && { detail: { successorId, ...work } }),
    });
  });

/** What a member would leave behind, for the owners and for themselves. */
export const readOpenWorkOf = (deps: Deps, userId: string, memberId: string): Promise<OpenWork> =>
  deps.db.as(user(userId), async (tx) => {
    const membership = await membershipOf(tx, userId);
    if (!membership) throw notFound('member');
    if (memberId !== userId && membership.memberRole !== 'owner') throw ownersOnly();
    const { id: organizationId } = membership.organization;
    if (!(await membersOf(tx, organizationId)).some((row) => row.userId === memberId)) throw notFound('member');
    return openWorkOf(tx, { organizationId, userId: memberId });
  });

/** The work of a member goes to a colleague who may do all of it; open work must, where there is such a colleague. */
async function requireSuccessor(
  tx: Tx,
  { organizationId, userId }: { organizationId: string; userId: string },
  successorId: string | null,
  work: OpenWork,
): Promise<void> {
  const able = (await membersOf(tx, organizationId)).filter((row) => row.userId !== userId && mayPost(row.memberRole));
  if (successorId !== null && !able.some((row) => row.userId === successorId))
    throw invalidField('successorId', 'Choose another owner or recruiter of your organization.');
  if (successorId === null && able.length > 0 && hasOpenWork(work))
    throw invalidField('successorId', 'This member has open work. Choose who takes it over.');
}

/** Locks the members of the viewer's organization, then checks the viewer's role again: it may have changed meanwhile. */
async function lockMembersAs(tx: Tx, requireMine: () => Promise<Organization>): Promise<Organization> {
  const { id } = await requireMine();
  await lockMembers(tx, id);
  return requireMine();
}

async function requireOtherOwner(
  tx: Tx,
  { id, canceledAt, submittedAt }: Organization,
  memberId: string,
  next: MemberRole | null,
): Promise<void> {
  const members = await membersOf(tx, id);
  const member = members.find((row) => row.userId === memberId);
  if (!member) throw notFound('member');
  // The only member of an organization that was canceled or never submitted may leave: it needs no owner.
  if (next === null && members.length === 1 && (canceledAt || !submittedAt)) return;
  const owners = members.filter((row) => row.memberRole === 'owner');
  if (member.memberRole === 'owner' && next !== 'owner' && owners.length === 1) {
    throw wrongState('An organization needs an owner. Make another member an owner first.', 'last_owner');
  }
}
