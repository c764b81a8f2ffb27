import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { jobFacts } from '#domains/jobs/web/jobs/job-list.tsx';
import { myJobs } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { useMayPost } from '#domains/employers/web/organization/organization.queries.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { ShowMore } from '#platform/web/ui/display/show-more.tsx';
import { Card } from '#platform/web/ui/layout/card.tsx';
import { waitingCopy as copy } from './awaiting-approval.copy.ts';
import { draftHref, NEW_DRAFT } from './waiting-paths.ts';

/** What an organization in review can already do: its drafts, and a new one. */
export function DraftsMeanwhile() {
  const mayPost = useMayPost();
  const query = useInfiniteQuery(myJobs('draft'));
  if (!mayPost) return null;
  const drafts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card className="mx-auto mt-6 flex w-full max-w-2xl flex-col gap-4">
      <div>
        <h2 className="text-lg">{copy.meanwhile}</h2>
        <p className="mt-1 text-ink-soft">{copy.meanwhileBody}</p>
      </div>
      {drafts.length > 0 && (
        <ul aria-label={copy.drafts} className="flex flex-col divide-y divide-line border-y border-line">
          {drafts.map((job) => (
            <li key={job.id}>
              <Link to={draftHref(job.id)} className="flex min-h-14 flex-col justify-center gap-0.5 py-2 text-ink">
                <span className="font-medium">{job.draft.title}</span>
                <span className="text-sm text-ink-soft">{jobFacts(job)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ShowMore
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
      <LinkButton to={NEW_DRAFT} variant="secondary" className="self-start">
        {copy.draft}
      </LinkButton>
    </Card>
  );
}
