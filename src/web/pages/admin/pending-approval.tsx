import { adminCopy } from '#web/copy/admin.ts';
import { ReviewDesk } from '#web/features/admin-review/review-desk.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import { PageHeader } from '#web/ui/page.tsx';

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
