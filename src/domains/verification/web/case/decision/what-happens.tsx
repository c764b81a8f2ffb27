import type { CaseView } from '#domains/verification/contract/verification.ts';
import { UNDO_MINUTES } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { decisionCopy } from './decision.copy.ts';

const copy = decisionCopy.whatHappens;

/** Two administrators have agreed, or the case was decided before: there is nothing to reconsider for ten minutes. */
export const isAtOnce = ({ needsOverride, status }: CaseView): boolean => needsOverride || status !== 'pending';

/** What an approval will do, said before the press. */
export function WhatHappens({ view }: { view: CaseView }) {
  const kind = view.isChange ? 'change' : view.subjectType;
  const left = view.items.filter(({ isRequired, review }) => !isRequired && (review === null || review.isOutdated));
  return (
    <ul className="list-disc pl-5 text-sm">
      <li>{isAtOnce(view) ? copy.atOnce : copy.when(UNDO_MINUTES)}</li>
      <li>{copy.after[kind](view.title)}</li>
      {left.length > 0 && <li>{copy.left(left.map(({ label }) => label))}</li>}
    </ul>
  );
}
