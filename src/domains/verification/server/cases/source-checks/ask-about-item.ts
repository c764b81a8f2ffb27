import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { askSource, CaseView } from '#domains/verification/contract/verification.ts';
import { readChecks } from './checks.repo.ts';
import { askSources } from './ask-sources.ts';
import { saveCase, subjectOf } from '../cases.repo.ts';
import { lockForWork } from '../claims/claim.ts';
import { loadCase, reloadCase } from '../case/read-case.ts';
import { itemKey } from '#domains/verification/contract/cases/case-items.ts';

/** A reviewer asks the registries again about one item. */
export const askAboutItem = (
  deps: Deps,
  me: string,
  { id, itemType, itemId }: InputOf<typeof askSource>['params'],
): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    if (row.status !== 'pending') throw wrongState('This case is already decided.', row.status);
    const loaded = await loadCase(deps, tx, id, me);
    const item = loaded.view.items.find((one) => one.type === itemType && one.id === itemId);
    if (!item) throw notFound('item');
    if (!item.sources || item.sources.automatic.length === 0) {
      throw new AppError('CONFLICT', 'No configured registry covers this. Please check it by hand.');
    }
    const subject = subjectOf(row);
    await askSources(deps, tx, subject, { only: [itemKey(item)], askedBy: me });
    await saveCase(tx, id, { claimedBy: me, claimedAt: deps.clock.now() });
    return reloadCase(deps, tx, loaded, me, { checks: await readChecks(tx, subject) });
  });
