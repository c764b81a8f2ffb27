/** Whether this runtime can show times in the zone. `Intl.supportedValuesOf` lists neither `UTC` nor aliases. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
