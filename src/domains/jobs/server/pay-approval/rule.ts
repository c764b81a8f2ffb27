import { lockOwn, membershipOf, namedMembers, type Organization } from '#domains/employers/server/hiring-team/index.ts';
import {
  payApproverSet,
  type PayApprover,
  type PayRule,
  type putPayApprover,
} from '#domains/jobs/contract/pay-approval.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { isStillToSave } from '#platform/server/still-to-save.ts';
import { approveOpenRanges, dropRule, putRule, ruleOf } from './requests.repo.ts';

/** Members who see every job of the organization, drafts as well. */
const APPROVERS = ['owner', 'recruiter', 'viewer'] as const;

export const readRule = (deps: Deps, userId: string): Promise<PayApprover> =>
  deps.db.as(user(userId), async (tx) => {
    const membership = await membershipOf(tx, userId);
    if (!membership) throw notFound('organization');
    return present(tx, membership.organization, membership.memberRole === 'owner');
  });

/** Owners say who approves pay ranges, and from which pay on. */
export const writeRule = (
  deps: Deps,
  userId: string,
  { approverId, fromCents, before }: InputOf<typeof putPayApprover>['body'],
): Promise<PayApprover> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const { organization } = await lockOwn(tx, userId, ['owner']);
    const organizationId = organization.id;
    const saved = await savedRule(tx, organizationId);
    const next = { approverId, fromCents };
    if (!isStillToSave(saved, { before, next }, 'This rule')) return present(tx, organization, true);
    if (approverId === null) await dropRule(tx, organizationId);
    else {
      if (!(await membersOf(tx, organizationId)).some(({ id }) => id === approverId))
        throw invalidField('approverId', 'Choose a member of your organization.');
      await putRule(tx, { organizationId, approverId, fromCents, updatedAt: now });
      await approveOpenRanges(tx, { organizationId, by: userId, at: now });
    }
    await publish(deps, tx, payApproverSet, { organizationId, approverId, actor: 'employer', actorId: userId });
    return present(tx, organization, true);
  });

const membersOf = (tx: Tx, organizationId: string) =>
  elevate(tx, async () =>
    (await namedMembers(tx, organizationId, APPROVERS)).map(({ userId, name }) => ({
      id: userId,
      name: name ?? 'A member without a name',
    })),
  );

async function savedRule(tx: Tx, organizationId: string): Promise<PayRule> {
  const rule = await ruleOf(tx, organizationId);
  return { approverId: rule?.approverId ?? null, fromCents: rule?.fromCents ?? null };
}

async function present(tx: Tx, { id }: Organization, mayEdit: boolean): Promise<PayApprover> {
  return {
    ...(await savedRule(tx, id)),
    members: await membersOf(tx, id),
    mayEdit,
  };
}
