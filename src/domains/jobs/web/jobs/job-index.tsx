import { Link } from 'react-router';
import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { StatusPill } from '#platform/web/ui/feedback/badge.tsx';
import { jobHref } from './job-href.ts';
import { dashboardCopy as copy, STATUS_WORDS } from './job-list.copy.ts';

const MOST = 12;

/** Jobs in two lines each, to go to one of them. */
export function JobIndex({ jobs, empty }: { jobs: readonly JobView[]; empty: string }) {
  if (jobs.length === 0) return <p className="text-sm text-ink-soft">{empty}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {jobs.slice(0, MOST).map((job) => {
        const [tone, word] = STATUS_WORDS[job.status];
        return (
          <li key={job.id} className="relative px-4 py-1.5 hover:bg-prairie-50">
            <div className="flex items-center justify-between gap-3">
              <Link
                to={jobHref(job)}
                className="inline-flex min-h-6 min-w-0 items-center text-sm font-semibold text-ink after:absolute after:inset-0"
              >
                <span className="truncate">{job.draft.title}</span>
              </Link>
              {job.status !== 'published' && (
                <StatusPill tone={tone} size="sm">
                  {word}
                </StatusPill>
              )}
            </div>
            <p className="truncate text-xs text-ink-soft">{copy.inLine(job.funnel)}</p>
          </li>
        );
      })}
    </ul>
  );
}
