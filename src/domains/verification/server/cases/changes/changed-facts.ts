import { audit } from '#platform/server/audit.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { askSources } from '../source-checks/ask-sources.ts';
import { lockOpenPersonCase, insertChangesCase, lockPersonStatus, saveCase, type CaseRow } from '../cases.repo.ts';
import type { FactType } from '../case/facts.repo.ts';
import { itemKey } from './change-key.ts';

interface Change {
  userId: string;
  /** 'identity' and 'role' are the person's own, so their id is the person's. */
  type: FactType | 'identity' | 'role';
  id: string;
}

/**
 * Call before a person's fact is written: takes the locks in the order in which a reviewer takes them (case, person,
 * fact), so that the two wait for each other and never both.
 */
export const lockPersonForChange = (tx: Tx, userId: string): Promise<void> =>
  elevate(tx, async () => {
    await lockOpenPersonCase(tx, userId);
    await lockPersonStatus(tx, userId);
  });

/**
 * An approved person changed or added a fact: it waits for a reviewer in a case of its own, together with what else
 * this person changed since. The approval itself stands. Before the approval the whole submission is looked at anyway.
 */
export async function submitFactChange(deps: Deps, tx: Tx, change: Change): Promise<void> {
  const isOpen = await requestFactReview(deps, tx, change, change.userId);
  if (isOpen) await askSources(deps, tx, { userId: change.userId }, { only: [itemKey(change)] });
}

/** The same for what somebody else found (null: the product itself). Answers whether a case stands open for it. */
export const requestFactReview = (deps: Deps, tx: Tx, change: Change, actorId: string | null): Promise<boolean> =>
  elevate(tx, async () => {
    const { userId, type, id } = change;
    if ((await lockPersonStatus(tx, userId)) !== 'approved') return false;
    const open = await lockOpenPersonCase(tx, userId);
    const key = itemKey(change);
    const at = deps.clock.now();
    let caseId = open?.id;
    if (!open) caseId = await insertChangesCase(tx, { userId, changes: [key], at });
    else if (open.changes) await saveChanges(tx, open, [...new Set([...open.changes, key])], at);
    const detail = { caseId };
    await audit(tx, { actorId, action: `${type}.reopened`, subjectType: type, subjectId: id, detail });
    return true;
  });

/** A removed fact needs no check any more; a case that held nothing else is over. */
export const withdrawFact = (deps: Deps, tx: Tx, change: Change): Promise<void> =>
  elevate(tx, async () => {
    const { userId, type, id } = change;
    if ((await lockPersonStatus(tx, userId)) !== 'approved') return;
    const open = await lockOpenPersonCase(tx, userId);
    const at = deps.clock.now();
    if (open?.changes) {
      const rest = open.changes.filter((key) => key !== itemKey(change));
      await saveChanges(tx, open, rest, at);
      if (rest.length === 0) await saveCase(tx, open.id, { status: 'approved', decidedAt: at });
    }
    await audit(tx, { actorId: userId, action: `${type}.removed`, subjectType: type, subjectId: id });
  });

const saveChanges = (tx: Tx, open: CaseRow, changes: string[], updatedAt: Date) =>
  saveCase(tx, open.id, { changes, updatedAt });
