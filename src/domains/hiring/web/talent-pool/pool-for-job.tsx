import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { PoolFits } from './pool-fits.tsx';
import { poolCopy as copy } from './talent-pool.copy.ts';
import { poolPages } from './talent-pool.queries.ts';

const SHOWN = 5;

/** On a job's page: who of the talent pool fits it now. Absent while no one does. */
export function PoolForJob({ jobId, mayAct }: { jobId: string; mayAct: boolean }) {
  const { data, hasNextPage } = useInfiniteQuery(poolPages({ status: 'member', fits: jobId }, SHOWN));
  const headingId = useId();
  const members = data?.pages.flatMap(({ items }) => items) ?? [];
  if (members.length === 0) return null;
  const count = hasNextPage
    ? copy.many(`${SHOWN}+`)
    : members.length === 1
      ? copy.one
      : copy.many(String(members.length));
  return (
    <Card className="p-4 md:p-5">
      <section aria-labelledby={headingId} className="flex flex-col gap-1 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={headingId} className="font-sans text-base font-semibold">
            {copy.fromPool}
          </h2>
          <Link
            to={`/employer/people?tab=pool&fits=${jobId}`}
            className="inline-flex target items-center text-link underline underline-offset-4"
          >
            {copy.all}
          </Link>
        </div>
        <p className="text-ink-soft">{copy.fromPoolLead(count)}</p>
        {members.map((member) => (
          <PoolFits key={member.id} member={member} mayAct={mayAct} jobId={jobId} />
        ))}
      </section>
    </Card>
  );
}
