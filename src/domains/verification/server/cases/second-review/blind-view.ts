import { createHash } from 'node:crypto';
import { othersThan } from '#domains/accounts/server/identity/index.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import type { CaseRow } from '../cases.repo.ts';
import type { SecondReviewRow } from './second-reviews.repo.ts';

const WHOLE = 2 ** 32;

/** The case ID alone decides whether an approval gets a second review: anyone can verify it, and no one can choose. */
export const isSampled = (caseId: string, percent: number): boolean =>
  createHash('sha256').update(`second-review:${caseId}`).digest().readUInt32BE(0) < (percent / 100) * WHOLE;

/** The case without the first reviewer's findings: no verdicts, no states that follow from them, no names. */
export const blind = (view: CaseView): CaseView => ({
  ...view,
  decidedBy: null,
  decidedAt: null,
  message: null,
  override: null,
  earlierCases: [],
  decisions: [],
  blockers: [],
  concerns: [],
  doubts: [],
  items: view.items.map((item) => ({ ...item, review: null, factState: null, nextCheckOn: null })),
});

/** What `me` may know about a case's second review. */
export function presentSecondReview(
  row: CaseRow,
  found: SecondReviewRow,
  me: string,
  atWork: ReadonlySet<string>,
): NonNullable<CaseView['secondReview']> {
  const isWaiting = found.status === 'waiting';
  const isMine = found.firstBy === me;
  return {
    status: found.status,
    mayDecide: isWaiting && !isMine && row.status === 'approved',
    waitsFor: !isWaiting || !isMine ? null : othersThan(me, atWork) > 0 ? 'another' : 'nobody_yet',
    note: isWaiting ? null : found.note,
    decidedAt: found.decidedAt?.toISOString() ?? null,
  };
}
