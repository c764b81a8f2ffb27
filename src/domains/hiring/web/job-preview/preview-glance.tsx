import { useQuery } from '@tanstack/react-query';
import type { PreviewedJob } from '#domains/matching/contract/job-preview.ts';
import { SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { payRange } from '#platform/web/page/format.ts';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { jobPreview } from './job-preview.queries.ts';
import { glanceCopy as copy } from './preview-glance.copy.ts';

const SHOWN = 3;

/** The jobs that fit a profile under review, so that the wait already shows what comes next. */
export function PreviewGlance() {
  return (
    <Card className="flex flex-col gap-2">
      <QueryStates query={useQuery(jobPreview())} skeleton={<Skeleton className="h-48" />}>
        {({ items, total }) => (
          <>
            <h2 className="text-xl">{total > 0 ? copy.title(total) : copy.none}</h2>
            <p className="text-sm text-ink-soft">{total > 0 ? copy.lead : copy.noneBody}</p>
            <ul className="flex flex-col divide-y divide-line">
              {items.slice(0, SHOWN).map((item) => (
                <JobGlance key={item.job.id} item={item} />
              ))}
            </ul>
            {total > SHOWN ? <p className="text-sm text-ink-soft">{copy.more(total - SHOWN)}</p> : null}
          </>
        )}
      </QueryStates>
    </Card>
  );
}

function JobGlance({ item: { job, distanceMiles } }: { item: PreviewedJob }) {
  const place = [
    job.organizationName,
    `${job.city}, ${job.state}`,
    distanceMiles !== null && copy.away(distanceMiles),
    SHIFT_LABELS[job.shift],
  ];
  return (
    <li className="py-2 wrap-anywhere">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{job.title}</span>
        <span className="font-semibold tabular-nums">
          {job.statedPay ?? copy.hour(payRange(job.payMinCents, job.payMaxCents))}
        </span>
      </p>
      <p className="text-sm text-ink-soft">{place.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
