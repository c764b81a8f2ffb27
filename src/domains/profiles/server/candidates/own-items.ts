import { lockPersonForChange, submitFactChange } from '#domains/verification/server/cases/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { readCases, readCore, setApprovedPosition, type Core } from './candidates.repo.ts';
import { currentReviews, type OwnItem } from './current-reviews.ts';

/** The reviewed content of an item, for comparing two states of a profile. */
const CONTENT: Record<OwnItem, (core: Core) => unknown[]> = {
  // A street or a ZIP code within the state is not reviewed; another state changes which compact license counts.
  identity: ({ profile, candidate, private: secret }) => [
    profile.fullName,
    secret.formerNames,
    secret.dateOfBirth,
    candidate.homeState,
    candidate.movedFromState,
    candidate.movedOn,
  ],
  // A graduate's dates and the years are gates of their own; the NPI is compared with the exclusion lists.
  role: ({ candidate }) => [
    candidate.position,
    candidate.yearsExperience,
    candidate.npi,
    candidate.graduatedOn,
    candidate.firstExamResultOn,
  ],
};

/** A person's profile, locked until the transaction ends. */
export async function lockCore(tx: Tx, userId: string): Promise<Core> {
  await lockPersonForChange(tx, userId);
  return requireCore(tx, userId);
}

async function requireCore(tx: Tx, userId: string): Promise<Core> {
  const core = await readCore(tx, userId);
  if (!core) throw notFound('profile');
  return core;
}

/**
 * Runs a change of one of the items. A change by an approved person goes to the reviewers, and so does a save after a
 * requested fix; the approval remains in the meantime.
 */
export async function updateItem(
  deps: Deps,
  tx: Tx,
  { userId, type }: { userId: string; type: OwnItem },
  change: (before: Core) => Promise<void>,
): Promise<void> {
  const before = await lockCore(tx, userId);
  await change(before);
  const after = await requireCore(tx, userId);
  if (before.profile.verificationStatus !== 'approved') return;
  await keepApprovedPosition(tx, before, after);
  const isChanged = JSON.stringify(CONTENT[type](before)) !== JSON.stringify(CONTENT[type](after));
  const reviews = await currentReviews(tx, await readCases(tx, userId));
  const isToFix = reviews.get(`${type}:${userId}`)?.outcome === 'needs_fix';
  if (isChanged || isToFix) await submitFactChange(deps, tx, { userId, type, id: userId });
}

/** A new position is used for matching only after review; returning to the approved one needs no review. */
async function keepApprovedPosition(tx: Tx, before: Core, after: Core): Promise<void> {
  const { userId, position } = after.candidate;
  if (position === before.candidate.position) return;
  const approved = before.candidate.approvedPosition ?? before.candidate.position;
  await setApprovedPosition(tx, userId, approved === position ? null : approved);
}
