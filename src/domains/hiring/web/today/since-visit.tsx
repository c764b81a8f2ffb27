import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SINCE_MOST, type SinceKind, type Whose } from '#domains/hiring/contract/today.ts';
import { ago } from '#platform/web/page/format.ts';
import { todayCopy as copy } from './today.copy.ts';
import { sinceVisit } from './today.queries.ts';

/** Where the news can be read. */
const HREFS: Record<SinceKind, string> = {
  applied: '/employer/people?tab=table&sort=activity',
  messages: '/messages',
  booked: '/employer/people',
  accepted: '/employer/starts',
  declined: '/employer/reports',
  withdrawn: '/employer/reports',
};

/** What happened since the member looked last, in counted facts. Absent at the first visit. */
export function SinceVisit({ whose }: { whose: Whose }) {
  const { data } = useQuery(sinceVisit(whose));
  if (!data?.since) return null;
  return (
    <section aria-labelledby="since-visit" className="flex flex-col gap-1 text-sm">
      <h2 id="since-visit" className="font-sans text-base font-semibold">
        {copy.since(ago(data.since))}
      </h2>
      {data.facts.length === 0 ? (
        <p className="text-ink-soft">{copy.noNews}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6">
          {data.facts.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={HREFS[kind]} className="inline-flex target items-center text-link underline underline-offset-4">
                {copy.news[kind](count, count === SINCE_MOST ? `${count}+` : String(count))}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
