/** A distance from home in whole miles, never 0, for match cards and reasons alike. */
export function inMiles(miles: number): string {
  const whole = Math.max(1, Math.round(miles));
  return whole === 1 ? '1 mile' : `${whole} miles`;
}
