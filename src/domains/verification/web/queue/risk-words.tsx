import { TriangleAlert } from 'lucide-react';
import { classes } from '#platform/web/ui/classes.ts';
import type { CaseSummary } from '#domains/verification/contract/verification.ts';
import { reviewCopy as copy } from './review.copy.ts';

/** From these points on, a reason is a finding; below them it is a hint to look closer. */
const SERIOUS = 15;

/** What is risky about a case, in words and the worst first; the points only order the queue. */
export function RiskWords({ risk }: { risk: CaseSummary['risk'] }) {
  if (!risk || risk.reasons.length === 0) return <span aria-hidden className="hidden lg:block" />;
  const isSerious = risk.reasons.some(({ points }) => points >= SERIOUS);
  const words = risk.reasons.flatMap(({ code, count, hints = [] }) =>
    hints.length > 0 ? hints : [copy.reason(copy.risks[code], count)],
  );
  return (
    <span className={classes('flex min-w-0 items-start gap-1.5 text-sm', isSerious ? 'text-danger' : 'text-warn')}>
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="line-clamp-2 break-words">{words.join(' · ')}</span>
    </span>
  );
}
