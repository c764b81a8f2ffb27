import { useQuery } from '@tanstack/react-query';
import { matchCopy as copy } from '#web/copy/candidate-home.ts';
import { Card, Section } from '#web/ui/card.tsx';
import { nearMisses } from './home.queries.ts';

/** What would make more jobs open; absent when nothing would. */
export function NearMisses() {
  const { data } = useQuery(nearMisses());
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <Section title={copy.nearMisses}>
        <ul className="flex flex-col gap-2">
          {data.items.map(({ code, text, jobs }) => (
            <li key={`${code}-${text}`} className="flex items-baseline justify-between gap-4">
              <span>{text}</span>
              <span className="tabular shrink-0 font-semibold text-ok">{copy.nearMissJobs(jobs)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
