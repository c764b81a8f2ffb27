import { adminCopy } from '#web/copy/admin.ts';
import { ReviewDesk } from '#web/features/admin-review/review-desk.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { PageHeader } from '#web/ui/page.tsx';

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
