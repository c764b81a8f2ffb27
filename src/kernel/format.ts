import { once } from './once.ts';

/** Money and days in words, for browser and server, in US English. */

/** Created on first use: a formatter takes a browser longer than loading most modules. */
const dollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }),
);

/** `$39`, `$39.50`: takes cents and drops needless zeros. */
export const money = (cents: number): string =>
  dollars()
    .format(cents / 100)
    .replace(/\.(\d)$/, '.$10');

export const hourly = (cents: number): string => `${money(cents)} an hour`;

export const payRange = (min: number, max: number): string =>
  min === max ? money(min) : `${money(min)}–${money(max)}`;

const dayFormat = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);

/** A calendar day, `YYYY-MM-DD`, as `Mar 3, 2026`. */
export const day = (isoDay: string): string => dayFormat().format(new Date(`${isoDay}T00:00:00Z`));
