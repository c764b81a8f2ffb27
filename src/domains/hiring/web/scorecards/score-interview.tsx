import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { scorecardsCopy as copy } from './scorecards.copy.ts';
import { scorecardsOf, WRITING } from './scorecards.queries.ts';

/** The way from an interview that began to one's own scorecard; nothing once it is begun or closed. */
export function ScoreInterview({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(scorecardsOf(applicationId));
  const [address] = useSearchParams();
  if (data?.scoring !== 'open' || data.mine) return null;
  const next = new URLSearchParams(address);
  next.set(WRITING, 'write');
  return (
    <Link
      to={`?${next.toString()}`}
      replace
      preventScrollReset
      className="inline-flex min-h-11 items-center pr-2 text-sm font-semibold text-link underline"
    >
      {copy.add}
    </Link>
  );
}
