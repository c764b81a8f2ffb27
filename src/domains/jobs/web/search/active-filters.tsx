import { searchPath, type JobFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { CloseIcon } from '#platform/web/ui/icons/core-icons.tsx';
import { describeFilters } from './describe-filters.ts';
import { jobsPageCopy as copy } from './jobs-page.copy.ts';

/** Each active filter as a link that removes it. */
export function ActiveFilters({ filters, placeName }: { filters: JobFilters; placeName: string | null }) {
  const parts = describeFilters(filters, placeName);
  if (parts.length === 0) return null;
  return (
    <ul aria-label={copy.active} className="mt-4 flex flex-wrap gap-2">
      {parts.map(({ text, without }) => (
        <li key={text}>
          <a
            href={searchPath(without)}
            aria-label={copy.remove(text)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-prairie-300 bg-prairie-50 px-3.5 text-sm font-medium text-prairie-700 hover:border-primary"
          >
            {text}
            <CloseIcon aria-hidden size={14} />
          </a>
        </li>
      ))}
      <li>
        <a href="/jobs" className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-link">
          {copy.clear}
        </a>
      </li>
    </ul>
  );
}
