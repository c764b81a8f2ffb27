/** Whether a proposed time is over, so that nobody can say yes to it any more. */
export const hasPassed = (slot: { startsAt: string }): boolean => Date.parse(slot.startsAt) <= Date.now();
