import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MyOrganization } from '#shared/contracts/organizations.ts';
import { waitingCopy as copy } from '#web/copy/employer.ts';
import { myOrganization } from '#web/features/organization/organization.queries.ts';
import { refreshAuth } from '#web/lib/auth.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { Banner } from '#web/ui/banner.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page.tsx';
import { ReviewSteps } from '#web/ui/review-steps.tsx';
import { QueryStates, Skeleton } from '#web/ui/states.tsx';
import { EmployerShell } from './employer-shell.tsx';

export const meta = () => pageMeta(copy.pageTitle, undefined, [{ name: 'robots', content: 'noindex' }]);

const LOOK_AGAIN_MS = 30_000;

/** Section 2.5: how the review stands, and the way on from each state. */
export default function AwaitingApproval() {
  const query = useQuery({ ...myOrganization(), staleTime: 0, refetchInterval: LOOK_AGAIN_MS });
  const status = query.data?.organization?.verificationStatus;
  useEffect(() => {
    // The guards ask the session, which must have heard of the approval before 'Post a Job' is followed.
    if (status === 'approved') void refreshAuth();
  }, [status]);
  return (
    <EmployerShell isApproved={status === 'approved'}>
      <QueryStates query={query} skeleton={<Skeleton className="mx-auto h-80 w-full max-w-2xl" />}>
        {(data) => <Standing data={data} />}
      </QueryStates>
    </EmployerShell>
  );
}

function Standing({ data }: { data: MyOrganization }) {
  const status = data.organization?.verificationStatus ?? 'pending';
  const isApproved = status === 'approved';
  const needsAttention = status === 'needs_fix' || status === 'rejected';
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader
        title={isApproved ? copy.approved : needsAttention ? copy.attention : copy.review}
        intro={isApproved ? copy.approvedBody : needsAttention ? copy.attentionBody : copy.reviewBody}
      />
      {data.reviewMessage && <Banner tone="warn">{data.reviewMessage}</Banner>}
      <ReviewSteps status={status} words={copy} />
      <div className="flex flex-wrap gap-3">
        {needsAttention && <LinkButton to="/employer/onboarding?step=review">{copy.fix}</LinkButton>}
        {isApproved && <LinkButton to="/employer/new-position">{copy.post}</LinkButton>}
        <LinkButton to="/review" variant="secondary">
          {copy.seeItems}
        </LinkButton>
      </div>
    </div>
  );
}
