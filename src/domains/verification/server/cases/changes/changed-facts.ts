import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { itemKey } from '#domains/verification/contract/cases/case-items.ts';
import type { FactItem } from '#domains/verification/contract/cases/case-items.ts';
import { lockOpenCase, lockPersonStatus, saveCase } from '../cases.repo.ts';
import { openCase } from '../open-case.ts';
import { askSources } from '../source-checks/ask-sources.ts';

interface Change {
  userId: string;
  /** 'identity' and 'role' are the person's own, so their ID is the person's. */
  type: FactItem | 'identity' | 'role';
  id: string;
}

/**
 * Call before writing a person's fact: takes the locks in the reviewer's order (case, person, fact), so that the two
 * wait for each other and never deadlock.
 */
export const lockPersonForChange = (tx: Tx, userId: string): Promise<void> =>
  elevate(tx, async () => {
    await lockOpenCase(tx, { userId });
    await lockPersonStatus(tx, userId);
  });

/**
 * An approved person changed or added a fact. It joins the person's other unreviewed changes in a case of its own, and
 * the approval stays valid. Does nothing before the approval, when the whole submission is reviewed anyway.
 */
export async function submitFactChange(deps: Deps, tx: Tx, change: Change): Promise<void> {
  const isOpen = await requestFactReview(deps, tx, change, change.userId);
  if (isOpen) await askSources(deps, tx, { userId: change.userId }, { only: [itemKey(change)] });
}

/** The same for what another person or the product (null) found. Returns whether a case is open for it. */
export const requestFactReview = (deps: Deps, tx: Tx, change: Change, actorId: string | null): Promise<boolean> =>
  elevate(tx, async () => {
    const { userId, type, id } = change;
    if ((await lockPersonStatus(tx, userId)) !== 'approved') return false;
    const caseId = await openCase(tx, {
      subject: { userId },
      submittedBy: userId,
      submittedAt: deps.clock.now(),
      changes: [itemKey(change)],
    });
    await audit(tx, {
      actorId,
      action: `${type}.reopened`,
      subjectType: type,
      subjectId: id,
      detail: { caseId },
    });
    return true;
  });

/** A removed fact needs no review. Closes the case if it held nothing else. */
export const withdrawFact = (deps: Deps, tx: Tx, change: Change): Promise<void> =>
  elevate(tx, async () => {
    const { userId, type, id } = change;
    if ((await lockPersonStatus(tx, userId)) !== 'approved') return;
    const open = await lockOpenCase(tx, { userId });
    if (open?.changes) {
      const at = deps.clock.now();
      const changes = open.changes.filter((key) => key !== itemKey(change));
      const isOver = changes.length === 0;
      await saveCase(tx, open.id, {
        changes,
        updatedAt: at,
        ...(isOver && { status: 'approved', decidedAt: at }),
      });
    }
    await audit(tx, { actorId: userId, action: `${type}.removed`, subjectType: type, subjectId: id });
  });
