/** Durations in milliseconds. A calendar day in a zone may be an hour shorter or longer. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
