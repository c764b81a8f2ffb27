/** Whether this runtime can format times in the zone. `Intl.supportedValuesOf` omits `UTC` and aliases. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
