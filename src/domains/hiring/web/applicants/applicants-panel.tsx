import { useInfiniteQuery } from '@tanstack/react-query';
import { STAGE_FILTERS } from '#domains/hiring/contract/applicants.ts';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { applicantCopy as copy } from './applicants.copy.ts';
import { useLive } from '#platform/web/api/live.ts';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SelectField } from '#platform/web/ui/forms/select-field.tsx';
import { EmptyState, QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { ShowMore } from '#platform/web/ui/display/show-more.tsx';
import { useInviting } from '#domains/hiring/web/invitations/use-inviting.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { APPLICANTS_KEY, applicantsOf, stageFilterOf } from './applicants.queries.ts';
import { CompareDialog } from './compare-dialog.tsx';

const MOST_COMPARED = 3;

/** A job's candidates, best first, with a filter and comparison. */
export function ApplicantsPanel({ jobId }: { jobId: string }) {
  const [address, setAddress] = useSearchParams();
  const stage = stageFilterOf(address);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const hintId = useId();
  const [isComparing, setComparing] = useState(false);
  const query = useInfiniteQuery(applicantsOf(jobId, stage));
  useLive({
    applications: [APPLICANTS_KEY],
    matches: [APPLICANTS_KEY],
    interviews: [APPLICANTS_KEY],
    offers: [APPLICANTS_KEY],
  });
  const { invite, dialog } = useInviting(jobId);
  const people = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // Only visible candidates are compared; those that a filter hides stay selected.
  const beside = people.filter(({ id }) => compared.includes(id));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-56">
          <SelectField
            label={copy.filter}
            value={stage}
            options={STAGE_FILTERS.map((value) => ({ value, label: copy.stages[value] }))}
            onChange={({ target }) =>
              setAddress({ tab: 'candidates', show: target.value }, { preventScrollReset: true, replace: true })
            }
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p id={hintId} className="text-sm text-ink-soft">
            {copy.compareHint}
          </p>
          <Button
            variant="secondary"
            aria-describedby={hintId}
            disabled={beside.length < 2}
            onClick={() => setComparing(true)}
          >
            {copy.compare} ({beside.length})
          </Button>
        </div>
      </div>
      <QueryStates
        query={query}
        skeleton={[1, 2, 3].map((i) => (
          <Skeleton key={i} className="h-36" />
        ))}
      >
        {() =>
          people.length === 0 ? (
            <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
          ) : (
            <>
              {people.map((applicant) => (
                <ApplicantCard
                  key={applicant.id}
                  jobId={jobId}
                  list={stage}
                  applicant={applicant}
                  isCompared={compared.includes(applicant.id)}
                  onCompare={(isOn) =>
                    setCompared(
                      isOn
                        ? [...compared, applicant.id].slice(-MOST_COMPARED)
                        : compared.filter((id) => id !== applicant.id),
                    )
                  }
                  onInvite={() => invite(applicant)}
                />
              ))}
              <ShowMore
                hasMore={query.hasNextPage}
                isLoading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          )
        }
      </QueryStates>
      {dialog}
      {isComparing && <CompareDialog people={beside} onClose={() => setComparing(false)} />}
    </div>
  );
}
