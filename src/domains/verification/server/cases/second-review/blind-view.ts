import { createHash } from 'node:crypto';
import { othersThan } from '#domains/accounts/server/identity/index.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import type { CaseRow } from '../cases.repo.ts';
import type { SecondReviewRow } from './second-reviews.repo.ts';

const WHOLE = 2 ** 32;

/** Whether an approval is looked at twice follows from the case's id alone: anybody can work it out, nobody can choose. */
export const isSampled = (caseId: string, percent: number): boolean =>
  createHash('sha256').update(`second-review:${caseId}`).digest().readUInt32BE(0) < (percent / 100) * WHOLE;

/** The same case without what the first reviewer did: no word on an item, no state that follows from one, no name. */
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

/** What `me` may know of a case's second review. */
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
