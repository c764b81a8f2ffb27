/**
 * How old the answer of each kind of read may be where a replica serves it. What a live signal makes a screen read
 * again is read on the primary: the change that the signal is about would not be there yet.
 */
export const stale = {
  /** A page for visitors, which a browser may keep as long. */
  page: { staleSeconds: 5 },
  /** A report of rows that people open: access that was taken from someone ends as much later. */
  report: { staleSeconds: 10 },
  /** Sums over days, and addresses for search engines. */
  figures: { staleSeconds: 60 },
} as const;
