import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';

/** Whether a proposed time has passed, so that it can no longer be accepted. */
export const hasPassed = (slot: { startsAt: string }): boolean => Date.parse(slot.startsAt) <= Date.now();

/** Whether a booked interview has begun, so that it can no longer be canceled. */
export const hasBegun = ({ status, startsAt }: Pick<InterviewView, 'status' | 'startsAt'>): boolean =>
  status === 'confirmed' && startsAt !== null && hasPassed({ startsAt });
