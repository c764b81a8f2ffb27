/** Days after the start on which both sides are asked. */
export const CHECK_IN_DAYS = [7, 30, 90] as const;
export type CheckInDay = (typeof CHECK_IN_DAYS)[number];

/** Days that an answer can be given or changed, from the day of the question. */
export const CHECK_IN_OPEN_DAYS = 21;
