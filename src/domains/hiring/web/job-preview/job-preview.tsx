import { useQuery } from '@tanstack/react-query';
import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import type { previewMyJobs } from '#domains/matching/contract/job-preview.ts';
import type { ResponseOf } from '#platform/contract/contract.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { jobPreviewCopy as copy } from './job-preview.copy.ts';
import { jobPreview } from './job-preview.queries.ts';
import { JobFrame, PreviewedJobCard } from './previewed-job-card.tsx';

type Preview = ResponseOf<typeof previewMyJobs>;
type Unlock = Preview['unlocks'][number];

const FIRST = 4;

/** Real jobs for a profile that is not finished, what opens more of them, and what a license rules out. */
export function JobPreview({ onUnlock }: { onUnlock: (gate: string) => void }) {
  const preview = useQuery(jobPreview());
  return (
    <QueryStates query={preview} skeleton={<PreviewSkeleton />}>
      {(data) => (
        <div className="flex flex-col gap-6">
          <Fitting preview={data} />
          <Unlocks unlocks={data.unlocks} isNear={data.radiusMiles !== null} onUnlock={onUnlock} />
          {data.ruledOut.length > 0 ? (
            <section className="flex flex-col gap-3">
              <h3 className="text-lg font-semibold">{copy.ruledOutTitle}</h3>
              <ul className="flex flex-col gap-3">
                {data.ruledOut.map(({ job, distanceMiles, reason }) => (
                  <JobFrame key={job.id} job={job} distanceMiles={distanceMiles}>
                    <p className="mt-1 text-sm font-medium text-warn">{reason}</p>
                  </JobFrame>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      )}
    </QueryStates>
  );
}

function Fitting({ preview: { items, total, radiusMiles } }: { preview: Preview }) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">
        {radiusMiles === null ? copy.anywhere(total) : copy.near(total, radiusMiles)}
      </h3>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Lock aria-hidden size={16} className="shrink-0" />
        {copy.toApply}
      </p>
      <ul className="flex flex-col gap-3">
        {(isWhole ? items : items.slice(0, FIRST)).map((item) => (
          <PreviewedJobCard key={item.job.id} item={item} />
        ))}
      </ul>
      {!isWhole && items.length > FIRST ? (
        <div>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {copy.showAll(items.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Unlocks({
  unlocks,
  isNear,
  onUnlock,
}: {
  unlocks: readonly Unlock[];
  isNear: boolean;
  onUnlock: (gate: string) => void;
}) {
  if (unlocks.length === 0) return null;
  const textOf = ({ gate, subject, jobs, text }: Unlock) =>
    gate === 'certifications' && subject ? (isNear ? copy.addNear(subject, jobs) : copy.add(subject, jobs)) : text;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg font-semibold">{copy.unlocksTitle}</h3>
      <ul className="flex flex-col gap-1">
        {unlocks.slice(0, 3).map((unlock) => (
          <li key={unlock.code}>
            <button
              type="button"
              onClick={() => onUnlock(unlock.gate)}
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 py-1.5 text-left text-link hover:bg-prairie-50"
            >
              <Plus aria-hidden size={18} className="shrink-0" />
              {textOf(unlock)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PreviewSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
