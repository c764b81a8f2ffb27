const partsIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** A day and a time as typed, in a zone: `['2026-12-04', '17:00']`. */
export function typedIn(timeZone: string, moment: string): [day: string, time: string] {
  const parts = Object.fromEntries(
    partsIn(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return [`${parts['year']}-${parts['month']}-${parts['day']}`, `${parts['hour']}:${parts['minute']}`];
}

/** The moment of a typed day and time in a zone. What is no time stays as typed: the server reports it at its field. */
export function momentIn(timeZone: string, day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return `${day}${time && day ? `T${time}` : ''}`;
  // The offset of a zone is known for a moment only; the second look is for the hours around a change of the clocks.
  let moment = asUtc;
  for (let look = 0; look < 2; look += 1) {
    const [shownDay, shownTime] = typedIn(timeZone, new Date(moment).toISOString());
    moment += asUtc - Date.parse(`${shownDay}T${shownTime}:00Z`);
  }
  return new Date(moment).toISOString();
}

/** `Central Time`, for a label. */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
