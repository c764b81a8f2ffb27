import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberCopy } from '#domains/employers/web/organization/members.copy.ts';
import { waitingCopy as copy } from './awaiting-approval.copy.ts';
import { myOrganization } from '#domains/employers/web/organization/organization.queries.ts';
import { statusTitle } from '#domains/profiles/web/profile/status-title.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { ReviewStatus } from '#app/web/review/review-status.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { EmployerShell } from './employer-shell.tsx';

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
      <QueryStates query={query} skeleton={<Skeleton className="mx-auto h-80 w-full max-w-2xl" />}>
        {(data) => (
          <>
            <ReviewStatus
              title={statusTitle(status)}
              status={status}
              message={data.reviewMessage}
              labels={copy}
              fixAt="/employer/onboarding?step=review"
              onward={{ to: '/employer/new-position', label: copy.post }}
            />
            {status !== 'approved' && <p className="mt-4 text-center text-ink-soft">{memberCopy.inviteLater}</p>}
          </>
        )}
      </QueryStates>
    </EmployerShell>
  );
}
