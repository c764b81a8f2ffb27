import { mayPost } from '#domains/employers/contract/member-permissions.ts';
import { askAnOwner, lockOwn } from '#domains/employers/server/hiring-team/index.ts';
import type { Absence } from '#domains/employers/contract/absences.ts';
import { MEMBER_ROLES, type MemberRole } from '#kernel/vocabulary.ts';
import { audit } from '#platform/server/audit.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { endAbsence, memberRolesIn, putAbsence } from './absences.repo.ts';

/** Each member says when they are out; owners also say it for others. A deputy must be able to answer. */
export const changeAbsence = (deps: Deps, userId: string, memberId: string, absence: Absence | null): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const { organization, memberRole } = await lockOwn(tx, userId, MEMBER_ROLES);
    const roles = await memberRolesIn(tx, organization.id);
    if (!roles.has(memberId)) throw notFound('member');
    if (memberId !== userId && memberRole !== 'owner') throw askAnOwner();
    if (absence?.deputyId) requireDeputy(roles, memberId, absence.deputyId);
    const member = { organizationId: organization.id, userId: memberId };
    if (absence) await putAbsence(tx, member, absence, deps.clock.now());
    else await endAbsence(tx, member);
    await audit(tx, { actorId: userId, action: 'member.absence_changed', subjectType: 'person', subjectId: memberId });
  });

function requireDeputy(roles: ReadonlyMap<string, MemberRole>, memberId: string, deputyId: string): void {
  const refuse = (message: string) => invalidField('absence.deputyId', message);
  if (deputyId === memberId) throw refuse('Choose a colleague.');
  const role = roles.get(deputyId);
  if (!role) throw refuse('Choose a member of your organization.');
  if (!mayPost(role)) throw refuse('Choose an owner or a recruiter: other members can’t answer for them.');
}
