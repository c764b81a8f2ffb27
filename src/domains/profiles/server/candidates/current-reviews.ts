import type { Tx } from '#platform/server/database/db.ts';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { readReviews, type CaseRow } from './candidates.repo.ts';

type Review = Awaited<ReturnType<typeof readReviews>>[number];
/** By `type:id`. */
export type Reviews = ReadonlyMap<string, Review>;

/** The two items of a submission that are not facts with a state: identity and role. */
export type OwnItem = 'identity' | 'role';

/**
 * The latest review of each item since the whole profile was submitted. An item that changed later has none until its
 * own case decides. `cases`: a person's, the latest first.
 */
export async function currentReviews(tx: Tx, cases: readonly CaseRow[]): Promise<Reviews> {
  const whole = cases.findIndex(({ changes }) => changes === null);
  const since = cases.slice(0, whole + 1).reverse();
  const reviews = await readReviews(
    tx,
    since.map(({ id }) => id),
  );
  const words = new Map<string, Review>();
  for (const { id, changes } of since) {
    for (const key of changes ?? []) words.delete(key);
    for (const review of reviews.filter(({ caseId }) => caseId === id)) {
      words.set(`${review.itemType}:${review.itemId}`, review);
    }
  }
  return words;
}

/** Whether an item is under review, as part of the whole profile or as a change of its own. */
export const isUnderReview = (lastCase: CaseRow | undefined, key: string): boolean =>
  lastCase?.status === 'pending' && (lastCase.changes?.includes(key) ?? true);

/** Null when nothing is pending, for a reviewer or for the person. */
export function ownItemState(
  reviews: Reviews,
  lastCase: CaseRow | undefined,
  key: `${OwnItem}:${string}`,
): CandidateProfileView['verification'][OwnItem] {
  const outcome = reviews.get(key)?.outcome;
  if (outcome === 'needs_fix') return outcome;
  return isUnderReview(lastCase, key) && !outcome ? 'checking' : null;
}
