/**
 * A latency histogram whose buckets grow by the square root of two, from half a millisecond: any number of calls fits
 * in one row, histograms of several processes add up, and a percentile is at most 41% too high.
 */
export const SLOTS = 40;
const FIRST_MS = 0.5;

/** A bucket's upper edge. */
const edgeOf = (slot: number): number => FIRST_MS * 2 ** (slot / 2);

export const slotOf = (ms: number): number =>
  Math.min(SLOTS - 1, Math.max(0, Math.ceil(2 * Math.log2(Math.max(ms, FIRST_MS) / FIRST_MS))));

/** An upper bound of the time within which this share of the calls was answered; null without calls. */
export function percentile(slots: readonly number[], share: number): number | null {
  const total = slots.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const [slot, count] of slots.entries()) {
    seen += count;
    if (seen >= total * share) return Math.round(edgeOf(slot) * 10) / 10;
  }
  return edgeOf(SLOTS - 1);
}

/** How many of the calls took at most `ms` for certain: those in the buckets that end by then. */
export const countWithin = (slots: readonly number[], ms: number): number =>
  slots.reduce((sum, count, slot) => (edgeOf(slot) <= ms ? sum + count : sum), 0);

/** Whole hours since 1970. */
export const hourOf = (moment: Date): number => Math.floor(moment.getTime() / 3_600_000);
