import { useQuery } from '@tanstack/react-query';
import { matchCopy as copy } from './my-matches.copy.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { nearMisses } from '#domains/hiring/web/candidate-home/home.queries.ts';

/** What would open more jobs; hidden when nothing would. */
export function NearMisses() {
  const { data } = useQuery(nearMisses());
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <Section title={copy.nearMisses}>
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-prairie-500">
          {data.items.map(({ code, text }) => (
            <li key={`${code}-${text}`}>{text}</li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
