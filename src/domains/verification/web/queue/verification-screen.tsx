import { reviewCopy } from './review.copy.ts';
import { ReviewDesk } from '#domains/verification/web/queue/review-desk.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';

const { verificationTitle, verificationIntro } = reviewCopy;

export const meta = () => pageMeta(verificationTitle);

export default function VerificationPage() {
  return (
    <>
      <PageHeader title={verificationTitle} intro={verificationIntro} />
      <ReviewDesk withStates />
    </>
  );
}
