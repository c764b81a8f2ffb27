import { ruleOf } from '#domains/hiring/contract/starts/rules/rules.ts';
import { startItemMarked } from '#domains/hiring/contract/starts/start-events.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { presentStart } from '../read-start.ts';
import { requirePlanned } from '../require-planned.ts';
import { requireSide } from '../sides.ts';
import { findStart, itemsOf, lockStart, saveMark } from '../starts.repo.ts';

/** Records that an item is done, by whom and when, or takes that back. */
export const markItem = (
  deps: Deps,
  userId: string,
  { id: applicationId, itemId }: { id: string; itemId: string },
  isDone: boolean,
): Promise<StartView> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findStart(tx, applicationId);
    const side = await requireSide(tx, row, userId);
    requirePlanned(await lockStart(tx, applicationId));
    const item = (await itemsOf(tx, [applicationId])).find(({ id }) => id === itemId);
    if (!item) throw notFound('item');
    const rule = ruleOf(item.rule);
    const isOwn = item.owner === side || (side === 'employer' && item.owner === 'candidate' && !rule?.statement);
    // A health document counts when it is in the vault and shared; the employer may record one that it got elsewhere.
    const isProvenElsewhere = side === 'candidate' && rule?.evidence !== undefined;
    if (!isOwn || isProvenElsewhere) throw new AppError('FORBIDDEN', 'This item is not yours to mark.');
    if (!isDone && item.doneSide !== null && item.doneSide !== side) {
      throw new AppError('FORBIDDEN', 'The other side recorded this.');
    }
    if (isDone !== (item.doneAt !== null)) {
      const mark = isDone
        ? { doneAt: deps.clock.now(), doneBy: userId, doneSide: side }
        : { doneAt: null, doneBy: null, doneSide: null };
      if (!(await saveMark(tx, { applicationId, itemId }, mark))) throw notFound('item');
      await publish(deps, tx, startItemMarked, { actor: side, actorId: userId, applicationId, itemId, isDone });
    }
    return presentStart(deps, tx, userId, applicationId);
  });
