import type { JobsPage } from '#domains/jobs/contract/search/found-job.ts';
import { searchPath, type JobFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { jobsPageCopy } from './jobs-page.copy.ts';
import { MAP_SIZE, onMap, STATE_OUTLINES } from './state-outlines.ts';

const { map: copy } = jobsPageCopy;
type Towns = JobsPage['towns'];

const DOTS = 40;
const LISTED = 8;
const [SMALLEST, LARGEST] = [7, 26];

/** The same search in one town. */
const townPath = ({ miles: _miles, sort: _sort, ...filters }: JobFilters, slug: string) =>
  searchPath({ ...filters, place: slug });

/** A map of both states with a dot for each town, and the same towns as a list. */
export function TownMap({ towns, filters }: { towns: Towns; filters: JobFilters }) {
  const [most] = towns;
  if (!most) return null;
  const radius = (jobs: number) => Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(jobs / most.jobs));
  return (
    <section aria-labelledby="map-title">
      <h2 id="map-title" className="text-xl">
        {copy.title}
      </h2>
      <svg
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        role="group"
        aria-label={copy.label}
        className="mt-3 w-full"
      >
        {STATE_OUTLINES.map(({ state, path }) => (
          <path key={state} d={path} className="fill-prairie-50 stroke-prairie-300" strokeWidth={2} />
        ))}
        {towns.slice(0, DOTS).map(({ slug, city, state, latitude, longitude, jobs }) => {
          const { x, y } = onMap(longitude, latitude);
          const name = copy.town(`${city}, ${state}`, jobs);
          return (
            <a key={slug} href={townPath(filters, slug)} aria-label={name}>
              <title>{name}</title>
              <circle
                cx={x}
                cy={y}
                r={radius(jobs)}
                className="fill-primary/70 stroke-surface hover:fill-primary-strong"
                strokeWidth={2}
              />
            </a>
          );
        })}
      </svg>
      <TownList towns={towns.slice(0, LISTED)} filters={filters} />
      {towns.length > LISTED && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-link">
            {copy.more(towns.length - LISTED)}
          </summary>
          <TownList towns={towns.slice(LISTED)} filters={filters} />
        </details>
      )}
    </section>
  );
}

const TownList = ({ towns, filters }: { towns: Towns; filters: JobFilters }) => (
  <ul className="grid gap-x-4 sm:max-lg:grid-cols-2">
    {towns.map(({ slug, city, state, jobs }) => (
      <li key={slug}>
        <a
          href={townPath(filters, slug)}
          className="flex min-h-11 items-center justify-between gap-2 rounded-control px-2 text-ink hover:bg-prairie-50"
        >
          <span className="min-w-0 break-words">{`${city}, ${state}`}</span>
          <span className="text-ink-soft tabular">{jobs.toLocaleString('en-US')}</span>
        </a>
      </li>
    ))}
  </ul>
);
