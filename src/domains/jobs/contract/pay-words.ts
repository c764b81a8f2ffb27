import { money } from '#kernel/format.ts';
import type { Differential } from './pay.ts';
import type { Shift } from '#kernel/vocabulary.ts';

/** A differential included in weekly pay: `the $4 night differential`. */
export const differentialText = ([kind, cents]: Differential): string => `the ${money(cents)} ${kind} differential`;

/** A differential for some hours only: `$4 more an hour on nights`. */
export const furtherText = ([kind, cents]: Differential): string => `${money(cents)} more an hour on ${kind}s`;

/** The differential of an offer, identified by its shift; null when the shift earns none. */
export const offeredDifferential = (offer: { shift: Shift; differentialCents: number }): string | null =>
  offer.differentialCents > 0
    ? differentialText([offer.shift === 'weekends' ? 'weekend' : 'night', offer.differentialCents])
    : null;
