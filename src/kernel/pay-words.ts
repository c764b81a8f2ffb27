import { money } from './format.ts';
import type { Differential } from './pay.ts';
import type { Shift } from './vocabulary.ts';

/** What a weekly sum includes: `the $4 night differential`. */
export const differentialText = ([kind, cents]: Differential): string => `the ${money(cents)} ${kind} differential`;

/** What is paid for some hours only: `$4 more an hour on nights`. */
export const furtherText = ([kind, cents]: Differential): string => `${money(cents)} more an hour on ${kind}s`;

/** The same for the terms of an offer, whose shift tells which differential it is; null when its shift earns none. */
export const offeredDifferential = (offer: { shift: Shift; differentialCents: number }): string | null =>
  offer.differentialCents > 0
    ? differentialText([offer.shift === 'weekends' ? 'weekend' : 'night', offer.differentialCents])
    : null;
