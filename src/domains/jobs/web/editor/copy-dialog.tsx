import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { duplicateJob, type JobView } from '#domains/jobs/contract/jobs.ts';
import { jobFacts } from '#domains/jobs/web/jobs/job-list.tsx';
import { myJobs } from '#domains/jobs/web/jobs/jobs.queries.ts';
import { call } from '#platform/web/api/api.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { ShowMore } from '#platform/web/ui/display/show-more.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx';
import { startCopy as copy } from './start.copy.ts';

/** The organization's jobs, open or not: one is copied into a new draft. */
export function CopyDialog({ onCopied, onClose }: { onCopied: (draft: JobView) => void; onClose: () => void }) {
  const query = useInfiniteQuery(myJobs('all'));
  const jobs = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const duplicate = useMutation({
    mutationFn: (id: string) => call(duplicateJob, { params: { id } }),
    onSuccess: onCopied,
    onError: (error) => notice(error.message, { tone: 'danger' }),
  });
  return (
    <Dialog title={copy.copyTitle} description={copy.copyLead} isOpen onClose={onClose} size="lg">
      <QueryStates query={query} skeleton={<Skeleton className="h-40" />}>
        {() =>
          jobs.length === 0 ? (
            <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>
          ) : (
            <ul className="flex flex-col">
              {jobs.map((job) => (
                <li
                  key={job.id}
                  className="flex flex-wrap items-center gap-3 border-t border-line py-3 first:border-t-0"
                >
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">{job.draft.title}</p>
                    <p className="text-sm text-ink-soft">{jobFacts(job)}</p>
                  </div>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={copy.copyName(job.draft.title)}
                    busy={duplicate.isPending && duplicate.variables === job.id && copy.copying}
                    onClick={() => !duplicate.isPending && duplicate.mutate(job.id)}
                  >
                    {copy.copyVerb}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
      <ShowMore
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </Dialog>
  );
}
