import type { FilterErrors, FilterName } from '#domains/jobs/contract/search/job-filters.ts';
import { jobsPageCopy as copy } from './jobs-page.copy.ts';

/** All errors of a search, each linked to its field. */
export const ErrorSummary = ({ errors }: { errors: FilterErrors }) => (
  <div role="alert" className="mt-6 rounded-card border border-danger/40 bg-danger-soft p-4">
    <p className="font-semibold text-danger">{copy.wrong}</p>
    <ul className="mt-1 list-disc pl-5">
      {Object.entries(errors).map(([name, error]) => (
        <li key={name}>
          <a href={`#${name}`}>{`${copy.labels[name as FilterName]}: ${error}`}</a>
        </li>
      ))}
    </ul>
  </div>
);
