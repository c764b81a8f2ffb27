import { useRef } from 'react';
import { Link } from 'react-router';
import { professionalsCopy } from '#site/copy/professionals.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { Arrows } from '#site/shared/arrows.tsx';
import { Marquee } from '#site/shared/marquee.tsx';
import { scrollMarquee } from '#site/shared/scroll-marquee.ts';
import { Section } from '#site/shared/sections.tsx';

const { jobs } = professionalsCopy;
type Job = (typeof jobs.rows)[number][number];

/** Two rows of invented jobs, labeled as samples, that show pay and shifts. */
export function SampleJobs() {
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  const refs = [first, second];
  const scroll = (direction: 1 | -1) => {
    for (const { current } of refs) if (current) scrollMarquee(current, direction);
  };
  return (
    <Section title={jobs.title} intro={jobs.note} ground="tint">
      <div className="relative left-1/2 grid w-screen -translate-x-1/2 gap-4 overflow-x-clip">
        {jobs.rows.map((row, index) => (
          <Marquee
            key={row[0]?.city}
            ref={refs[index] ?? first}
            kind="jobs"
            label={jobs.rowLabel(index + 1)}
            items={row.map((job) => ({ key: job.city, content: <SampleJob {...job} /> }))}
          />
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button disabled>{jobs.search}</Button>
        <Link to="/jobs" reloadDocument className="inline-flex min-h-11 items-center font-medium text-link">
          {jobs.searchNote}
        </Link>
        <span className="ml-auto hidden md:block">
          <Arrows onMove={scroll} />
        </span>
      </div>
    </Section>
  );
}

const SampleJob = ({ city, pay, role, shift }: Job) => (
  <article className="w-72 rounded-card border border-line bg-surface p-6">
    <p className="text-sm font-semibold text-wheat-600">{jobs.note}</p>
    <p className="mt-3 font-display text-2xl tabular text-prairie-900">{pay}</p>
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-lg font-semibold">{role}</h3>
      <p className="text-ink-soft">{city}</p>
      <p className="text-ink-soft">{shift}</p>
    </div>
  </article>
);
