import { reviewCopy } from './review.copy.ts';
import { ReviewDesk } from '#domains/verification/web/queue/review-desk.tsx';
import { pageMeta } from '#platform/web/page/meta.ts';
import { PageHeader } from '#platform/web/ui/layout/page-header.tsx';

const { pendingTitle, pendingIntro } = reviewCopy;

export const meta = () => pageMeta(pendingTitle);

export default function PendingApprovalPage() {
  return (
    <>
      <PageHeader title={pendingTitle} intro={pendingIntro} />
      <ReviewDesk withStates={false} />
    </>
  );
}
