/**
 * What somebody of a block must have, beside passing the gates, so that they can reach the list at all. Given the most
 * that anybody of the block has of everything else, how they stand to the job's setting and how many of its preferred
 * certifications they hold leave so many of its skills that they must have at least. These combinations are the
 * alternatives; bitmaps answer them for 32 people at once.
 */
import { CERTIFICATION_IDS } from '#kernel/vocabulary.ts';
import { OPEN_PREFERENCE } from '../../score/formulas.ts';
import type { Weights } from '../../types.ts';
import { UNDER } from '../score-bounds.ts';
import type { JobQuery } from '../jobs/job-query.ts';

/** As levels of the setting: whichever, asked for it or for none, asked for it. */
export const SETTING_VALUES = [0, OPEN_PREFERENCE, 1] as const;

const ROOM = SETTING_VALUES.length * (CERTIFICATION_IDS.length + 1);

export class Need {
  size = 0;
  /** By alternative: the level of the setting, how many preferred certifications and how many skills at least. */
  readonly settings = new Int32Array(ROOM);
  readonly preferred = new Int32Array(ROOM);
  readonly skills = new Int32Array(ROOM);

  /** `p` and `q`: the most that either can be in the block without these; `bar`: what their product must reach. */
  set(query: JobQuery, weights: Weights, p: number, q: number, bar: number): void {
    this.size = 0;
    const weight = weights.candidate.setting;
    if (query.setting === 0) {
      this.#add(query, 0, (bar * UNDER) / (p + weight * OPEN_PREFERENCE) - q);
      return;
    }
    for (let level = 0; level < SETTING_VALUES.length; level++) {
      this.#add(query, level, (bar * UNDER) / (p + weight * (SETTING_VALUES[level] as number)) - q);
    }
  }

  /** `missing`: what of q must come from what the job names. */
  #add(query: JobQuery, setting: number, missing: number): void {
    let before = query.skillCount + 1;
    for (let preferred = 0; preferred <= query.preferredCount && before > 0; preferred++) {
      const skills = fewest(missing - preferred * query.perPreferred, query.perSkill);
      if (skills >= before) continue;
      before = skills;
      if (this.#isCovered(preferred, skills)) continue;
      this.settings[this.size] = setting;
      this.preferred[this.size] = preferred;
      this.skills[this.size] = skills;
      this.size++;
    }
  }

  /** An earlier alternative, none of which asks for more of the setting, asks for no more of these either. */
  #isCovered(preferred: number, skills: number): boolean {
    for (let i = 0; i < this.size; i++) {
      if ((this.preferred[i] as number) <= preferred && (this.skills[i] as number) <= skills) return true;
    }
    return false;
  }
}

/** The fewest things of this weight that make up for what is missing. */
function fewest(missing: number, weight: number): number {
  if (missing <= 0) return 0;
  return weight > 0 ? Math.ceil(missing / weight) : Infinity;
}
