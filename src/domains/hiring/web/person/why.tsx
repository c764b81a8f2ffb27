import { applicantCopy as copy } from '#domains/hiring/web/applicants/applicants.copy.ts';
import { CheckList } from '#platform/web/ui/display/check-list.tsx';
import { ScoreBars } from '#platform/web/ui/display/score.tsx';
import type { PersonProps } from './person-section.ts';

/** The points of what the job asks for, and the interest beside them. */
export function Score({ person: { score } }: PersonProps) {
  if (!score) return null;
  return (
    <div className="grid gap-3">
      <ScoreBars title={copy.yourSide} total={score.compatibility} parts={score.parts} decimals={0} />
      <p>
        <span className="font-medium">{copy.interest[score.interest]}</span>{' '}
        <span className="text-ink-soft">{copy.interestHint}</span>
      </p>
    </div>
  );
}

/** What the job requires; what everyone who is shown meets is folded away. */
export function Requirements({ person: { gates } }: PersonProps) {
  const always = gates.filter(({ isAsked, passed }) => !isAsked && passed);
  return (
    <>
      <CheckList items={gates.filter(({ isAsked, passed }) => isAsked || !passed)} labels={copy} />
      {always.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-3 text-ink-soft">{copy.alsoChecked}</summary>
          <CheckList items={always} labels={copy} />
        </details>
      )}
    </>
  );
}
