import { useParams } from 'react-router';
import { useLiveJobs } from '#domains/hiring/web/candidate-home/use-live-jobs.ts';
import { SignOffer } from '#domains/hiring/web/offers/sign-offer.tsx';
import { signOfferCopy as copy } from '#domains/hiring/web/offers/sign-offer.copy.ts';
import { pageMeta } from '#platform/web/page/meta.ts';
import { CandidateShell } from './candidate-shell.tsx';

export const meta = () => pageMeta(copy.title, undefined, [{ name: 'robots', content: 'noindex' }]);

/** An offer to read and to sign. */
export default function JobSeekerOffer() {
  const { id = '' } = useParams();
  useLiveJobs();
  return (
    <CandidateShell isApproved>
      <div className="mx-auto w-full max-w-3xl">
        <SignOffer key={id} id={id} />
      </div>
    </CandidateShell>
  );
}
