import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { jobDraft } from '#domains/jobs/contract/jobs.ts';
import { jobCopy as copy } from '#domains/jobs/web/jobs/job-form.copy.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { eligibilityOf } from '#domains/jobs/web/jobs/jobs.queries.ts';

/** About how many people are eligible for the draft, and what excludes the most. */
export function LiveCount({ values }: { values: unknown }) {
  const text = useDeferredValue(JSON.stringify(values));
  const parsed = jobDraft.safeParse(JSON.parse(text));
  const query = useQuery(eligibilityOf(parsed.success ? parsed.data : null));
  const found = query.data;
  return (
    <Card className="bg-prairie-50">
      <h2 className="text-lg">{copy.count}</h2>
      <p role="status" aria-live="polite" className="mt-2">
        {found?.count
          ? copy.countText(found.count.text.replace(/^./, (letter) => letter.toUpperCase()))
          : copy.countUnknown}
      </p>
      {found?.count && found.tightest && <p className="mt-1 text-sm text-ink-soft">{copy.tightest(found.tightest)}</p>}
      {found && found.relax.length > 0 && (
        <>
          <p className="mt-3 text-sm font-medium">{copy.relax}</p>
          <ul className="mt-1 list-disc pl-5 text-sm tabular">
            {found.relax.map(({ change, count }) => (
              <li key={change}>{copy.relaxed(change, count)}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
