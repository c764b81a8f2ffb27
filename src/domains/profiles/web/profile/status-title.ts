import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { waitingCopy as copy } from '../onboarding/submission.copy.ts';

/** Section 2.5's title of each review state. */
export const statusTitle = (status: VerificationStatus): string =>
  status === 'approved' ? copy.approved : status === 'pending' ? copy.review : copy.attention;
