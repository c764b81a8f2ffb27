import { requestFactReview } from '#domains/verification/server/cases/index.ts';
import { revokeConsent } from '#domains/accounts/server/people/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import type { MyWorkConfirmations } from '#domains/profiles/contract/work/work-confirmations.ts';
import { mine } from './ask.ts';
import { isOutdated } from './present.ts';
import { close, findOwn, listOfEntry, lockEntry, save, type ConfirmationRow } from './work-confirmations.repo.ts';

async function own(tx: Tx, userId: string, id: string): Promise<ConfirmationRow> {
  const row = await findOwn(tx, userId, id);
  if (!row) throw notFound('question');
  return row;
}

const line = (userId: string, action: string, subjectId: string, detail?: Record<string, unknown>) => ({
  actorId: userId,
  action: `work_confirmation.${action}`,
  subjectType: 'work_confirmation',
  subjectId,
  ...(detail ? { detail } : {}),
});

/** Withdraws the consent: with the commit an open link stops working and employers no longer see an answer. */
export const revoke = (deps: Deps, userId: string, id: string): Promise<MyWorkConfirmations> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await own(tx, userId, id);
    if (row.revokedAt !== null || ['declined', 'expired'].includes(row.status)) {
      throw wrongState('This has already ended.', row.status);
    }
    const at = deps.clock.now();
    await revokeConsent(tx, row.consentId, at);
    await elevate(tx, async () => {
      const wasOpen = await close(tx, id, 'revoked', { closedAt: at, revokedAt: at });
      if (!wasOpen) await save(tx, id, { revokedAt: at });
    });
    await audit(tx, line(userId, 'revoked', id, { status: row.status }));
    return mine(tx, userId);
  });

/** Comments are only for differences. */
async function ownDifference(tx: Tx, userId: string, id: string): Promise<ConfirmationRow> {
  const row = await own(tx, userId, id);
  if (row.status !== 'differs') throw wrongState('There is no difference to comment on.', row.status);
  return row;
}

export const comment = (deps: Deps, userId: string, id: string, text: string | null): Promise<MyWorkConfirmations> =>
  deps.db.as(user(userId), async (tx) => {
    await ownDifference(tx, userId, id);
    await elevate(tx, () => save(tx, id, { comment: text }));
    await audit(tx, line(userId, 'commented', id));
    return mine(tx, userId);
  });

/** For an approved person this opens a case with the entry; before approval the whole profile is reviewed anyway. */
export const requestReview = (deps: Deps, userId: string, id: string): Promise<MyWorkConfirmations> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await ownDifference(tx, userId, id);
    if (row.lookAskedAt) throw wrongState('You already asked. We will look at it soon.', 'asked');
    await elevate(tx, () => save(tx, id, { lookAskedAt: deps.clock.now() }));
    await requestFactReview(deps, tx, { userId, type: 'work', id: row.workId }, userId);
    await audit(tx, line(userId, 'look_asked', id, { workId: row.workId }));
    return mine(tx, userId);
  });

/**
 * Runs when the entry has changed or is about to be removed: an open request is about a claim the person no longer makes,
 * so its link stops working. Of a removed entry only the revoked consent remains.
 */
export async function closeRequestsOf(
  deps: Deps,
  tx: Tx,
  { userId, workId, isRemoved }: { userId: string; workId: string; isRemoved: boolean },
): Promise<void> {
  const work = isRemoved ? undefined : await lockEntry(tx, userId, workId);
  const at = deps.clock.now();
  for (const row of await listOfEntry(tx, workId)) {
    const isOpen = row.status === 'open';
    if (work && !(isOpen && isOutdated(row, work))) continue;
    await revokeConsent(tx, row.consentId, at);
    if (!isOpen) continue;
    await elevate(tx, () => close(tx, row.id, 'revoked', { closedAt: at, revokedAt: at }));
    await audit(tx, line(userId, 'ended', row.id, { workId }));
  }
}
