/** A distance from home in whole miles, never 0, for match cards and reasons alike. */
export function inMiles(miles: number): string {
  const whole = Math.max(1, Math.round(miles));
  return whole === 1 ? '1 mile' : `${whole} miles`;
}

/** Roads are about a quarter longer than the straight line. */
const ROAD_PER_MILE = 1.25;
/** The first miles lead through town, at 30 miles an hour; the rest goes at 50. */
const TOWN_MILES = 5;
const TOWN_MPH = 30;
const OPEN_MPH = 50;

/** An estimate of the drive in minutes, in steps of five, from the straight distance. */
export function driveMinutes(miles: number): number {
  const road = miles * ROAD_PER_MILE;
  const hours = Math.min(road, TOWN_MILES) / TOWN_MPH + Math.max(0, road - TOWN_MILES) / OPEN_MPH;
  return Math.max(5, Math.round((hours * 60) / 5) * 5);
}

/** `about 25 min`, `about 1 hr 35 min`. */
export function driveTime(miles: number): string {
  const minutes = driveMinutes(miles);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `about ${[hours > 0 ? `${hours} hr` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')}`;
}
