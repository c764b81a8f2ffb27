import { adminCopy } from '#platform/web/copy/admin.ts';
import { ReviewDesk } from '#domains/verification/web/admin-review/review-desk.tsx';
import { pageMeta } from '#platform/web/lib/meta.ts';
import { PageHeader } from '#platform/web/ui/page.tsx';

const { pendingTitle, pendingIntro } = adminCopy.review;

export const meta = () => pageMeta(pendingTitle);

export default function PendingApprovalPage() {
  return (
    <>
      <PageHeader title={pendingTitle} intro={pendingIntro} />
      <ReviewDesk withStates={false} />
    </>
  );
}
