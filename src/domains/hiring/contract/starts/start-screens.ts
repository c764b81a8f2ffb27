import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';

/** Where each side reads the checklist of an application. */
export const startScreen = (side: Side, applicationId: string): string =>
  side === 'candidate' ? `/job-seeker/starts/${applicationId}` : `/employer/starts/${applicationId}`;
