/** Phrases that notices of several features share. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** `Thursday, November 26 at 9:00 AM CST`. */
export const longMoment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));

/** `November 26, 2026`. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const withReason = (reason: string | undefined): string =>
  reason ? ` Reason: ${reason.replace(/\.$/, '')}.` : '';

export const atOrganization = (name: string): string => (name ? ` at ${name}` : '');
