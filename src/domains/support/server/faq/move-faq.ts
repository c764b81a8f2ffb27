import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import type { AnswerOf, RequestOf } from '#platform/contract/contract.ts';
import type { moveFaqEntry } from '#domains/support/contract/faq-admin.ts';
import { lockFaq, lockOrder, publishedIds, saveOrder } from './faq-admin.repo.ts';
import { record } from './present-faq.ts';

const STEP = { up: -1, down: 1 } as const;

/** Moves a question one place up or down from its current place, which may have changed since the list was read. */
export const moveFaq = (
  deps: Deps,
  me: string,
  id: string,
  { direction }: RequestOf<typeof moveFaqEntry>['body'],
): Promise<AnswerOf<typeof moveFaqEntry>> =>
  deps.db.as(admin(me), async (tx) => {
    await lockOrder(tx);
    const ids = await publishedIds(tx);
    const from = ids.indexOf(id);
    if (from === -1) {
      const { status } = await lockFaq(tx, id);
      throw wrongState('Only published questions have an order.', status);
    }
    const to = from + STEP[direction];
    const other = ids[to];
    if (other === undefined) return { place: from + 1, of: ids.length };
    await saveOrder(tx, ids.with(from, other).with(to, id));
    await record(tx, me, 'faq.moved', id, { from: from + 1, to: to + 1 });
    return { place: to + 1, of: ids.length };
  });
