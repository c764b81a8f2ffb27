import { lockOwn, membershipOf } from '#domains/employers/server/hiring-team/index.ts';
import type { EmployerRequirements, saveEmployerRequirements } from '#domains/employers/contract/own-requirements.ts';
import type { Requirement } from '#domains/verification/contract/requirements-rules.ts';
import { publishedSets } from '#domains/verification/server/requirements/index.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { audit } from '#platform/server/audit.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { isStillToSave } from '#platform/server/still-to-save.ts';
import { listOwnRequirements, saveOwnRequirements } from './own-requirements.repo.ts';

export const readOwnRequirements = (deps: Deps, userId: string): Promise<EmployerRequirements> =>
  deps.db.as(user(userId), (tx) => read(tx, userId));

async function read(tx: Tx, userId: string): Promise<EmployerRequirements> {
  const membership = await membershipOf(tx, userId);
  const rows = membership ? await listOwnRequirements(tx, membership.organization.id) : [];
  const sets = await publishedSets(tx);
  return {
    mayEdit: membership?.memberRole === 'owner' && membership.organization.canceledAt === null,
    positions: POSITIONS.flatMap((position) => {
      const set = sets.get(position);
      const own = rows.find((row) => row.position === position);
      if (!set) return [];
      return {
        position,
        base: { license: set.license, required: [...set.required] },
        added: (own?.items ?? []) as Requirement[],
        changedAt: own?.changedAt.toISOString() ?? null,
      };
    }),
  };
}

/** Applies to every job of the organization and of those below it from the commit on; triggers copy it to the jobs. */
export const changeOwnRequirements = (
  deps: Deps,
  userId: string,
  { position, added, before: edited }: InputOf<typeof saveEmployerRequirements>['body'],
): Promise<EmployerRequirements> =>
  deps.db.as(user(userId), async (tx) => {
    const { id } = (await lockOwn(tx, userId, ['owner'])).organization;
    const before = (await listOwnRequirements(tx, id)).find((row) => row.position === position)?.items ?? [];
    if (!isStillToSave<string[]>(before, { before: edited, next: added }, 'These requirements'))
      return read(tx, userId);
    await saveOwnRequirements(tx, {
      organizationId: id,
      position,
      items: added,
      changedBy: userId,
      changedAt: deps.clock.now(),
    });
    await audit(tx, {
      actorId: userId,
      action: 'organization.requirements_changed',
      subjectType: 'organization',
      subjectId: id,
      detail: { position, from: before, to: added },
    });
    return read(tx, userId);
  });
