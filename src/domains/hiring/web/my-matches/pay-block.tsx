import { furtherDifferentials } from '#domains/jobs/contract/pay.ts';
import { furtherText, payLines } from '#domains/jobs/contract/pay-words.ts';
import type { JobCard } from '#domains/matching/contract/matches.ts';
import { matchCopy as copy } from './my-matches.copy.ts';
import { money } from '#platform/web/page/format.ts';

/** Pay by the hour, what it is made of, and pay by the week: numbers that add up. */
export function PayBlock({ job }: { job: JobCard }) {
  const { hour, madeOf, week } = payLines(job);
  const more = [
    ...furtherDifferentials(job).map(furtherText),
    ...(job.signOnBonusCents > 0 ? [copy.bonus(money(job.signOnBonusCents))] : []),
  ];
  return (
    <div className="tabular">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-lg font-semibold">{job.statedPay ?? hour}</span>
        {job.statedPay ? <span className="text-sm text-ink-soft">{copy.about(hour)}</span> : null}
        {madeOf ? <span className="text-sm text-ink-soft">{madeOf}</span> : null}
      </p>
      <p>{week}</p>
      {more.length > 0 ? <p className="text-sm text-ink-soft">{more.join(' · ')}</p> : null}
    </div>
  );
}
