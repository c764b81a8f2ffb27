import { pageMeta } from '#platform/web/page/meta.ts';
import { deskCopy } from './desk.copy.ts';
import { ReviewDesk } from './review-desk.tsx';

export const meta = () => pageMeta(deskCopy.verificationTitle);

/** The desk under the address that older notices and bookmarks have; the menu lists it once, as Pending Approval. */
export default function VerificationPage() {
  return <ReviewDesk title={deskCopy.verificationTitle} />;
}
