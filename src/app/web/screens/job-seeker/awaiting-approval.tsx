import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PreviewGlance } from '#domains/hiring/web/job-preview/preview-glance.tsx';
import { myDocuments } from '#domains/profiles/web/documents/documents.queries.ts';
import { Received } from '#domains/profiles/web/profile-page/received.tsx';
import { WhileYouWait } from '#domains/profiles/web/profile-page/while-you-wait.tsx';
import { waitingCopy as copy } from '#domains/profiles/web/onboarding/submission.copy.ts';
import { myProfile } from '#domains/profiles/web/profile/profile.queries.ts';
import { statusTitle } from '#domains/profiles/web/profile/status-title.ts';
import { refreshAuth } from '#platform/web/session/auth.ts';
import { useLive } from '#platform/web/api/live.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { ReviewStatus } from '#app/web/review/review-status.tsx';
import { QueryStates, Skeleton } from '#platform/web/ui/feedback/states.tsx';
import { CandidateShell } from './candidate-shell.tsx';

const REFETCH_MS = 30_000;

export const meta = () => pageMeta(copy.pageTitle, undefined, [{ name: 'robots', content: 'noindex' }]);

/** Section 2.5: the status of the review and the next step from it. */
export default function AwaitingApproval() {
  const profile = useQuery({ ...myProfile(), staleTime: 0, refetchInterval: REFETCH_MS });
  const documents = useQuery(myDocuments()).data?.items.length ?? 0;
  const status = profile.data?.verification.status;
  useLive({ verification: [myProfile().queryKey] });
  useEffect(() => {
    // The dashboard's guard uses the session, which must know about the approval before the user follows 'Home Page'.
    if (status === 'approved') void refreshAuth();
  }, [status]);
  return (
    <CandidateShell isApproved={status === 'approved'}>
      <QueryStates
        query={profile}
        skeleton={<Skeleton className="mx-auto h-80 w-full max-w-2xl" />}
        heading={copy.pageTitle}
      >
        {(data) => (
          <ReviewStatus
            title={statusTitle(data.verification.status)}
            status={data.verification.status}
            message={data.verification.message}
            labels={copy}
            fixAt="/job-seeker/onboarding?step=review"
            onward={{ to: '/job-seeker/dashboard', label: copy.home }}
            {...(status === 'pending' && {
              eyebrow: copy.thanks,
              due: <Received profile={data} documents={documents} />,
            })}
          >
            {status === 'pending' ? (
              <>
                <PreviewGlance />
                <WhileYouWait />
              </>
            ) : null}
          </ReviewStatus>
        )}
      </QueryStates>
    </CandidateShell>
  );
}
