import { pageMeta } from '#platform/web/page/meta.ts';
import { deskCopy } from './desk.copy.ts';
import { ReviewDesk } from './review-desk.tsx';

export const meta = () => pageMeta(deskCopy.pendingTitle);

export default function PendingApprovalPage() {
  return <ReviewDesk title={deskCopy.pendingTitle} />;
}
