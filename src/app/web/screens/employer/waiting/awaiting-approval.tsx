import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingCopy as copy } from './awaiting-approval.copy.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { statusTitle } from '#domains/profiles/web/profile/status-title.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { ReviewStatus } from '#app/web/review/review-status.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { dayOf } from '#kernel/days.ts';
import { reviewDueOn } from '#domains/profiles/contract/review-time.ts';
import { day } from '#platform/web/page/format.ts';
import { DraftsMeanwhile } from './drafts-meanwhile.tsx';
import { InviteMeanwhile } from './invite-meanwhile.tsx';
import { UnitsMeanwhile } from './units-meanwhile.tsx';
import { EmployerShell } from '../employer-shell.tsx';

export const meta = () => pageMeta(copy.pageTitle, undefined, [{ name: 'robots', content: 'noindex' }]);

const REFETCH_MS = 30_000;

/** Section 2.5: the status of the review and the next step from it. */
export default function AwaitingApproval() {
  const query = useQuery({ ...myOrganization(), staleTime: 0, refetchInterval: REFETCH_MS });
  const status = query.data?.organization?.verificationStatus ?? 'pending';
  useEffect(() => {
    // The guards use the session, which must know about the approval before the user follows 'Post a Job'.
    if (status === 'approved') void refreshAuth();
  }, [status]);
  return (
    <EmployerShell isApproved={status === 'approved'}>
      <QueryStates
        query={query}
        skeleton={<Skeleton className="mx-auto h-80 w-full max-w-2xl" />}
        heading={copy.pageTitle}
      >
        {(data) => (
          <>
            <ReviewStatus
              title={statusTitle(status)}
              status={status}
              message={data.reviewMessage}
              labels={copy}
              fixAt="/employer/onboarding?step=review"
              onward={{ to: '/employer/new-position', label: copy.post }}
              due={<Due status={status} submittedAt={data.organization?.submittedAt ?? null} />}
            >
              {status === 'pending' && <Checks />}
            </ReviewStatus>
            {status === 'pending' && <DraftsMeanwhile />}
            {status === 'pending' && <UnitsMeanwhile mine={data} />}
            {status === 'pending' && <InviteMeanwhile />}
          </>
        )}
      </QueryStates>
    </EmployerShell>
  );
}

/** The day by which the reviewers answer. */
function Due({ status, submittedAt }: { status: string; submittedAt: string | null }) {
  if (status !== 'pending' || !submittedAt) return null;
  const dueOn = reviewDueOn(dayOf(new Date(submittedAt)));
  return <p className="font-medium">{dayOf(new Date()) > dueOn ? copy.late : copy.due(day(dueOn))}</p>;
}

function Checks() {
  return (
    <section>
      <h2 className="text-lg">{copy.checksTitle}</h2>
      <ul className="mt-2 list-disc pl-5">
        {copy.checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </section>
  );
}
