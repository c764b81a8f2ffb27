/**
 * How old the answer of each kind of read may be where a replica serves it. What a live signal makes a screen read
 * again is read on the primary: the change that the signal is about would not be there yet.
 */
export const stale = {
  /** A page for visitors. */
  page: { staleSeconds: 5 },
  /** A report whose rows people open. Access that is taken away ends this much later. */
  report: { staleSeconds: 10 },
  /** Sums over days, and addresses for search engines. */
  figures: { staleSeconds: 60 },
} as const;
