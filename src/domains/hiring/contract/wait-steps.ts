/**
 * The steps of a wait for an answer: reminders at half of the promised time, when it is up and half of it later; at twice
 * the promise it is broken.
 */
export const WAIT_STEPS = ['waiting', 'half', 'due', 'overdue', 'broken'] as const;
export type WaitStep = (typeof WAIT_STEPS)[number];

/** The business hours in which a candidate is asked to answer: two usual working days. */
export const CANDIDATE_ANSWER_HOURS = 18;
