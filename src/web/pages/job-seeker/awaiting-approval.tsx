import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingCopy as copy } from '#web/copy/candidate.ts';
import type { CandidateProfileView } from '#shared/contracts/candidates.ts';
import { myProfile } from '#web/features/profile/profile.queries.ts';
import { statusTitle } from '#web/features/profile/status-title.ts';
import { refreshAuth } from '#web/lib/auth.ts';
import { useLive } from '#web/lib/live.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ReviewSteps } from '#web/ui/review-steps.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { CandidateShell } from './candidate-shell.tsx';

const LOOK_AGAIN_MS = 30_000;

export const meta = () => pageMeta(copy.pageTitle, undefined, [{ name: 'robots', content: 'noindex' }]);

/** Section 2.5: how the review stands, and the way on from each state. */
export default function AwaitingApproval() {
  const profile = useQuery({ ...myProfile(), staleTime: 0, refetchInterval: LOOK_AGAIN_MS });
  const status = profile.data?.verification.status;
  useLive({ verification: [myProfile().queryKey] });
  useEffect(() => {
    // The dashboard's guard asks the session, which must have heard of the approval before 'Home Page' is followed.
    if (status === 'approved') void refreshAuth();
  }, [status]);
  return (
    <CandidateShell isApproved={status === 'approved'}>
      <QueryStates query={profile} skeleton={<Skeleton className="mx-auto h-80 w-full max-w-2xl" />}>
        {(data) => <Standing profile={data} />}
      </QueryStates>
    </CandidateShell>
  );
}

function Standing({ profile }: { profile: CandidateProfileView }) {
  const { status, message } = profile.verification;
  const needsAttention = status === 'needs_fix' || status === 'rejected';
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader
        title={statusTitle(status)}
        intro={status === 'approved' ? copy.approvedBody : needsAttention ? copy.attentionBody : copy.reviewBody}
      />
      {needsAttention && message ? (
        <Banner tone="warn" title={copy.message}>
          {message}
        </Banner>
      ) : null}
      <ReviewSteps status={status} words={copy} />
      <div className="flex flex-wrap gap-3">
        {needsAttention ? <LinkButton to="/job-seeker/onboarding?step=review">{copy.fix}</LinkButton> : null}
        {status === 'approved' ? <LinkButton to="/job-seeker/dashboard">{copy.home}</LinkButton> : null}
        <LinkButton to="/review" variant="secondary">
          {copy.seeItems}
        </LinkButton>
      </div>
    </div>
  );
}
