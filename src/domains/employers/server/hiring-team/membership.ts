import type { Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';
import { lockOwnOrganization, membershipOf, type Organization } from './membership.repo.ts';

export const accountCanceled = () => new AppError('GONE', 'This account was canceled.');
export const askAnOwner = () => new AppError('FORBIDDEN', 'Ask an owner of your organization to do this.');

/** Locks the viewer's organization for a change that only these roles may make. */
export async function lockOwn(
  tx: Tx,
  userId: string,
  roles: readonly MemberRole[],
): Promise<{ organization: Organization; memberRole: MemberRole }> {
  const membership = await membershipOf(tx, userId);
  if (!membership) throw new AppError('NOT_FOUND', 'Please name your organization first.');
  const { memberRole } = membership;
  if (!roles.includes(memberRole)) throw askAnOwner();
  const organization = await lockOwnOrganization(tx, membership.organization.id);
  if (!organization || organization.canceledAt) throw accountCanceled();
  return { organization, memberRole };
}
