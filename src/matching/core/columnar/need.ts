/**
 * What a row of a block must have, beside passing the gates, so that it can reach the list at all: with the most that
 * anybody of the block has of everything else, so much of p or of q may be missing and no more. What follows for
 * specialty, skills, certifications and setting is answered by bitmaps, for 32 rows at once.
 */
import { OPEN_PREFERENCE } from '../formulas.ts';
import type { Weights } from '../types.ts';
import type { Bounds } from './bounds.ts';
import { UNDER } from './margins.ts';
import type { JobQuery } from './query.ts';

const WHICHEVER: readonly number[] = [];

export class Need {
  /** All of these. */
  gates: readonly number[] = WHICHEVER;
  /** One of these; empty when the setting decides nothing. */
  settings: readonly number[] = WHICHEVER;
  /** At least so many of the job's skills. */
  skills = 0;
  /** At least so many of the certifications that the job prefers. */
  preferred = 0;

  /** `p` and `q`: the most that either can be in the block; `bar`: what their product must reach. */
  set(bounds: Bounds, block: number, query: JobQuery, weights: Weights, p: number, q: number, bar: number): void {
    const spareP = p - (bar * UNDER) / q;
    const spareQ = q - (bar * UNDER) / p;
    const { specialty, skills, certifications } = weights.employer;
    const { slices } = query;
    this.gates = specialty > spareQ && bounds.hasSpecialty(block, query) ? slices.gatesWithSpecialty : slices.gates;
    this.skills = fewest(bounds.skillsOf(block, query), query.skillCount, skills, spareQ);
    this.preferred = fewest(bounds.preferredOf(block, query), query.preferredCount, certifications, spareQ);
    this.settings = settingsWithin(spareP, bounds.hasSetting(block, query), query, weights.candidate.setting);
  }
}

/** The fewest of `named` things, of which anybody has at most `held`, that keep the loss within what is to spare. */
function fewest(held: number, named: number, weight: number, spare: number): number {
  const least = held - Math.floor((spare * named) / weight);
  return least > 0 ? least : 0;
}

function settingsWithin(spare: number, isWanted: boolean, { setting, slices }: JobQuery, weight: number) {
  if (setting === 0) return WHICHEVER;
  const step = weight * OPEN_PREFERENCE;
  if (!isWanted) return step > spare ? slices.open : WHICHEVER;
  if (step > spare) return slices.wanted;
  return weight > spare ? slices.wantedOrOpen : WHICHEVER;
}
