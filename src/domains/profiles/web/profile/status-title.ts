import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { waitingCopy as copy } from '#platform/web/copy/candidate.ts';

/** What section 2.5 calls each state of a review. */
export const statusTitle = (status: VerificationStatus): string =>
  status === 'approved' ? copy.approved : status === 'pending' ? copy.review : copy.attention;
