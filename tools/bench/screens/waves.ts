/** A request as the browser timed it, in milliseconds since the navigation; one under way ends at infinity. */
export interface TimedRequest {
  start: number;
  end: number;
}

/**
 * How many rounds of requests, one after the other, began by `ms`. A request belongs to the round after the last one
 * that had ended when it began.
 */
export function wavesUntil(requests: readonly TimedRequest[], ms: number): number {
  const begun = requests.filter(({ start }) => start <= ms).sort((a, b) => a.start - b.start);
  const rounds: { end: number; round: number }[] = [];
  for (const { start, end } of begun) {
    const before = rounds.filter((earlier) => earlier.end <= start).map(({ round }) => round);
    rounds.push({ end, round: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...rounds.map(({ round }) => round));
}
