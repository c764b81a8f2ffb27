import { adminCopy } from '#platform/web/copy/admin.ts';
import { ReviewDesk } from '#domains/verification/web/admin-review/review-desk.tsx';
import { pageMeta } from '#platform/web/lib/meta.ts';
import { PageHeader } from '#platform/web/ui/page.tsx';

const { verificationTitle, verificationIntro } = adminCopy.review;

export const meta = () => pageMeta(verificationTitle);

export default function VerificationPage() {
  return (
    <>
      <PageHeader title={verificationTitle} intro={verificationIntro} />
      <ReviewDesk withStates />
    </>
  );
}
