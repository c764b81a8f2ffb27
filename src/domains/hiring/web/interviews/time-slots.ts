import type { InterviewView } from '#domains/hiring/contract/interviews.ts';

/** Whether a proposed time is over, so that nobody can say yes to it any more. */
export const hasPassed = (slot: { startsAt: string }): boolean => Date.parse(slot.startsAt) <= Date.now();

/** Whether an agreed interview has begun: then it is held or missed, and nobody's to call off any more. */
export const hasBegun = ({ status, startsAt }: Pick<InterviewView, 'status' | 'startsAt'>): boolean =>
  status === 'confirmed' && startsAt !== null && hasPassed({ startsAt });
