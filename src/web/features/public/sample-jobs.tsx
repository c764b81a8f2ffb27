import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { CAROUSEL_SCROLL } from '#shared/kernel/constants.ts';
import { professionalsCopy } from '#web/copy/professionals.ts';
import { publicCopy } from '#web/copy/public.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Marquee } from './marquee.tsx';
import { Band } from './parts.tsx';

const { jobs } = professionalsCopy;

/** Two rows of invented jobs: what pay and shifts look like here, and plainly no offers. */
export function SampleJobs() {
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  const refs = [first, second];
  const scroll = (direction: 1 | -1) => {
    for (const { current } of refs) current?.scrollBy({ left: direction * current.clientWidth * CAROUSEL_SCROLL });
  };
  return (
    <Band title={jobs.title} intro={jobs.note} isTinted>
      <div className="grid gap-3">
        {jobs.rows.map((row, index) => (
          <Marquee
            key={row[0]?.city}
            ref={refs[index] ?? first}
            kind="jobs"
            label={jobs.rowLabel(index + 1)}
            items={row.map(({ city, pay, role, shift }) => ({
              key: city,
              content: (
                <article className="w-64 rounded-card border border-line bg-surface p-5">
                  <p className="text-sm font-semibold text-wheat-600">{jobs.note}</p>
                  <h3 className="mt-2 text-lg font-semibold">{role}</h3>
                  <p className="text-ink-soft">{city}</p>
                  <p className="mt-2 font-semibold tabular">{pay}</p>
                  <p className="text-ink-soft">{shift}</p>
                </article>
              ),
            }))}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button disabled>{jobs.search}</Button>
        <span className="text-sm text-ink-soft">{jobs.searchNote}</span>
        <span className="ml-auto hidden gap-2 md:flex">
          <IconButton label={publicCopy.previous} onClick={() => scroll(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label={publicCopy.next} onClick={() => scroll(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      </div>
    </Band>
  );
}
