import type { z } from 'zod';
import { lockOwn, signalMembers } from '#domains/employers/server/hiring-team/index.ts';
import type { HiringStep, saveSteps } from '#domains/hiring/contract/board/steps.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import {
  countInStage,
  findStep,
  insertStep,
  listStepRows,
  putIntoStep,
  removeStepsExcept,
  takeOutOfStep,
  updateStep,
} from './steps.repo.ts';
import { markActable, ownIdOf, WRITERS } from './tags.ts';

export const readSteps = (deps: Deps, userId: string): Promise<{ items: HiringStep[] }> =>
  deps.db.as(user(userId), async (tx) => ({ items: await listStepRows(tx, await ownIdOf(tx, userId)) }));

/** The steps of one position within one stage, in the order given; refused when they are not those that the sender saw. */
export const replaceSteps = (
  deps: Deps,
  userId: string,
  { position, stage, base, steps }: z.output<(typeof saveSteps)['body']>,
): Promise<{ items: HiringStep[] }> =>
  deps.db.as(user(userId), async (tx) => {
    const { organization } = await lockOwn(tx, userId, WRITERS);
    const within = { organizationId: organization.id, position, stage };
    if (base) await requireUnchanged(tx, within, base);
    const now = deps.clock.now();
    await removeStepsExcept(
      tx,
      within,
      steps.flatMap(({ id }) => id ?? []),
      now,
    );
    for (const [rank, { id, name }] of steps.entries()) {
      if (id === null) await insertStep(tx, { ...within, name, rank, createdAt: now });
      else if (!(await updateStep(tx, within, id, name, rank))) throw notFound('step');
    }
    await signalMembers(tx, organization.id, 'marks');
    return { items: await listStepRows(tx, organization.id) };
  });

async function requireUnchanged(
  tx: Tx,
  { organizationId, position, stage }: Pick<HiringStep, 'position' | 'stage'> & { organizationId: string },
  base: readonly string[],
): Promise<void> {
  const now = (await listStepRows(tx, organizationId)).filter(
    (step) => step.isOwn && step.position === position && step.stage === stage,
  );
  const isSame = now.length === base.length && now.every(({ id }, at) => id === base[at]);
  if (!isSame) throw new AppError('CONFLICT', 'A colleague changed these steps. Look at them, then make your change.');
}

export const setStepOf = (
  deps: Deps,
  userId: string,
  { applicationIds, stepId }: { applicationIds: readonly string[]; stepId: string | null },
): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    await markActable(tx, applicationIds, (ids) =>
      stepId === null ? takeOutOfStep(tx, ids) : putIntoStepOfStage(tx, ids, stepId),
    );
  });

async function putIntoStepOfStage(tx: Tx, ids: readonly string[], stepId: string): Promise<void> {
  const step = await findStep(tx, stepId);
  if (!step) throw wrongState('This step was removed. The people stay in their stage.', 'removed');
  if ((await countInStage(tx, ids, step.stage)) < ids.length) {
    throw wrongState(`“${step.name}” belongs to another stage. Move the people there first.`, step.stage);
  }
  await putIntoStep(tx, ids, stepId);
}
