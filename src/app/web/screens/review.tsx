import { Navigate } from 'react-router';
import { destinationOf, effectiveRole } from '#domains/accounts/contract/destination.ts';
import { submissionCopy } from '#domains/profiles/web/onboarding/submission.copy.ts';
import { useAccountState } from '#platform/web/session/auth.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { EmployerReview } from './employer/review.tsx';
import { CandidateReview } from './job-seeker/review.tsx';

export const meta = () => pageMeta(submissionCopy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** The submission of a signed-in user, by role. */
export default function Review() {
  const account = useAccountState();
  const role = account && effectiveRole(account);
  if (role === 'job_seeker') return <CandidateReview />;
  if (role === 'employer') return <EmployerReview />;
  return <Navigate to={destinationOf(account)} replace />;
}
