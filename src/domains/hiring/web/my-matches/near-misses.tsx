import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { matchCopy as copy } from './my-matches.copy.ts';
import { Card, Section } from '#platform/web/ui/layout/card.tsx';
import { nearMisses } from '#domains/hiring/web/candidate-home/home.queries.ts';

/** What would open more jobs, each leading to where it is changed; hidden when nothing would. */
export function NearMisses() {
  const { data } = useQuery(nearMisses());
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <Section title={copy.nearMisses}>
        <ul className="flex flex-col divide-y divide-line">
          {data.items.map(({ code, text }) => (
            <li key={`${code}-${text}`}>
              <Link
                to={`/job-seeker/profile#${/^(CERT|LICENSE)/.test(code) ? 'credentials' : 'preferences'}`}
                className="flex min-h-11 items-center gap-3 py-2 text-ink no-underline hover:underline"
              >
                <span className="grow">{text}</span>
                <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </Card>
  );
}
