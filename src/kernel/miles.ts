/** A distance from home as the person reads it, on a match's card as in its reasons: whole miles, never 0. */
export function inMiles(miles: number): string {
  const whole = Math.max(1, Math.round(miles));
  return whole === 1 ? '1 mile' : `${whole} miles`;
}
