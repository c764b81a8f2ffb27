import { payRange } from '#kernel/format.ts';
import { statedPayOf } from '#domains/jobs/contract/pay-units.ts';
import type { SimilarJob } from '#domains/jobs/contract/public-job.ts';
import { jobPageCopy } from './job-page.copy.ts';

type PayOf = Pick<SimilarJob, 'payMinCents' | 'payMaxCents' | 'payUnit' | 'statedMinCents' | 'statedMaxCents'>;

export const SimilarJobs = ({ jobs }: { jobs: readonly SimilarJob[] }) =>
  jobs.length > 0 && (
    <section className="mt-14 border-t border-line pt-10 print:hidden">
      <h2 className="text-2xl">{jobPageCopy.similar}</h2>
      <JobLinks jobs={jobs} />
    </section>
  );

/** Links to public jobs, each with employer, place and pay. */
export const JobLinks = ({ jobs }: { jobs: readonly SimilarJob[] }) => (
  <ul className="mt-5 grid gap-4 sm:grid-cols-2">
    {jobs.map(({ slug, title, city, state, employerName, ...pay }) => (
      <li key={slug} className="min-w-0">
        <a
          href={`/jobs/${slug}`}
          className="block h-full rounded-card border border-line bg-surface p-5 hover:border-primary"
        >
          <span className="block font-semibold">{title}</span>
          <span className="block text-ink-soft">{`${employerName} · ${city}, ${state}`}</span>
          <Pay {...pay} />
        </a>
      </li>
    ))}
  </ul>
);

function Pay({ payMinCents: min, payMaxCents: max, ...stated }: PayOf) {
  if (min === null || max === null) return null;
  return <span className="mt-1 block tabular">{statedPayOf(stated) ?? jobPageCopy.anHour(payRange(min, max))}</span>;
}
