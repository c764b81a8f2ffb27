import type { ApprovalStep, ApprovalSteps, putApprovalSteps } from '#domains/hiring/contract/offers/offer-approvals.ts';
import {
  lockOwn,
  membershipOf,
  namedMembers,
  unitsBelow,
  type Organization,
} from '#domains/employers/server/hiring-team/index.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { isStillToSave } from '#platform/server/still-to-save.ts';
import { replaceSteps, stepsOf } from './approvals.repo.ts';

/** Members who see every person of the organization, and so every offer. */
const APPROVERS = ['owner', 'recruiter', 'viewer'] as const;

export const readSteps = (deps: Deps, userId: string): Promise<ApprovalSteps> =>
  deps.db.as(user(userId), async (tx) => {
    const membership = await membershipOf(tx, userId);
    if (!membership) throw notFound('organization');
    return present(tx, membership.organization, membership.memberRole === 'owner');
  });

/** Owners say who approves. Offers that wait keep the approvers that they were sent to. */
export const writeSteps = (
  deps: Deps,
  userId: string,
  { steps, before }: InputOf<typeof putApprovalSteps>['body'],
): Promise<ApprovalSteps> =>
  deps.db.as(user(userId), async (tx) => {
    const { organization } = await lockOwn(tx, userId, ['owner']);
    const now = await savedSteps(tx, organization.id);
    if (!isStillToSave(now, { before, next: steps }, 'The approvals')) return present(tx, organization, true);
    const { members, units } = await choicesOf(tx, organization.id);
    for (const [at, { approverId, unitId }] of steps.entries()) {
      if (!members.some(({ id }) => id === approverId))
        throw invalidField(`steps.${at}.approverId`, 'Choose a member of your organization.');
      if (unitId && !units.some(({ id }) => id === unitId))
        throw invalidField(`steps.${at}.unitId`, 'Choose a unit of your organization.');
    }
    await replaceSteps(tx, organization.id, steps);
    return present(tx, organization, true);
  });

const choicesOf = (tx: Tx, organizationId: string) =>
  elevate(tx, async () => ({
    members: (await namedMembers(tx, organizationId, APPROVERS)).map(({ userId, name }) => ({
      id: userId,
      name: name ?? 'A member without a name',
    })),
    units: await unitsBelow(tx, organizationId),
  }));

const savedSteps = async (tx: Tx, organizationId: string): Promise<ApprovalStep[]> =>
  (await stepsOf(tx, organizationId)).map(({ approverId, unitId, fromCents }) => ({ approverId, unitId, fromCents }));

async function present(tx: Tx, { id }: Organization, mayEdit: boolean): Promise<ApprovalSteps> {
  return {
    steps: await savedSteps(tx, id),
    ...(await choicesOf(tx, id)),
    mayEdit,
  };
}
