import { Navigate, useLocation, useSearchParams } from 'react-router';
import { destinationOf, loginWithNext } from '#domains/accounts/contract/destination.ts';
import { applyCopy as copy } from '#domains/hiring/web/candidate-home/applications.copy.ts';
import { ApplyByHand } from '#domains/hiring/web/candidate-home/apply-by-hand.tsx';
import { JobReports } from '#domains/support/web/reports/job-reports.tsx';
import { RequestAppeal } from '#domains/matching/web/appeals/request-appeal.tsx';
import { useAuth, useAccountState } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';
import { EmptyState } from '#platform/web/ui/feedback/states.tsx';
import { GuardPlaceholder } from '#app/web/guards/placeholder.tsx';
import { CandidateShell } from './job-seeker/candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, copy.lead, [{ name: 'robots', content: 'noindex' }]);

/** Section 2.3: the route has no role guard, so the page itself checks who may apply. */
export default function JobApplication() {
  const { ready, user } = useAuth();
  const account = useAccountState();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  if (!ready) return <GuardPlaceholder />;
  if (!user) return <Navigate to={loginWithNext(`${pathname}${search}`)} replace />;
  const isCandidate = account?.role === 'job_seeker';
  const isApproved = isCandidate && account.verificationStatus === 'approved' && account.onboardingCompleted;
  if (isCandidate && !isApproved) return <Navigate to={destinationOf(account)} replace />;
  const jobId = query.get('job');
  return (
    <CandidateShell key={user.id} isApproved={isApproved}>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
        <PageHeader title={copy.title} intro={copy.lead} />
        {!isCandidate ? (
          <EmptyState
            title={copy.candidatesOnly}
            action={<LinkButton to={destinationOf(account)}>{copy.home}</LinkButton>}
          >
            {copy.candidatesOnlyBody}
          </EmptyState>
        ) : jobId ? (
          <ApplyByHand
            jobId={jobId}
            report={(job) => (
              <>
                <RequestAppeal subject={{ jobId: job.id }} />
                <JobReports job={job} />
              </>
            )}
          />
        ) : (
          <EmptyState title={copy.missing} action={<LinkButton to="/job-seeker/jobs">{copy.toMatches}</LinkButton>}>
            {copy.missingBody}
          </EmptyState>
        )}
      </div>
    </CandidateShell>
  );
}
