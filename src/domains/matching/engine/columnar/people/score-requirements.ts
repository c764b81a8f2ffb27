/**
 * The minimum a person in a block needs, besides passing the gates, to reach the current top k. Starting from the
 * block's upper bounds for everything else, each alternative combines a setting level, a number of preferred
 * certifications and the number of skills that are then required. Bitmaps test the alternatives for 32 people at a
 * time.
 */
import { CERTIFICATION_IDS } from '#kernel/vocabulary.ts';
import { OPEN_PREFERENCE } from '../../score/formulas.ts';
import type { Weights } from '../../types.ts';
import { ROUND_DOWN } from '../score-bounds.ts';
import type { JobQuery } from '../jobs/job-query.ts';

/** Value of the setting feature by level: no condition, setting wanted or none stated, setting wanted. */
export const SETTING_LEVELS = [0, OPEN_PREFERENCE, 1] as const;

const MAX_ALTERNATIVES = SETTING_LEVELS.length * (CERTIFICATION_IDS.length + 1);

export class ScoreRequirements {
  size = 0;
  /** Per alternative: setting level, minimum preferred certifications, minimum skills. */
  readonly settings = new Int32Array(MAX_ALTERNATIVES);
  readonly preferred = new Int32Array(MAX_ALTERNATIVES);
  readonly skills = new Int32Array(MAX_ALTERNATIVES);

  /**
   * `candidateBound` and `employerBound` are the block's upper bounds without these features; `threshold` is the k-th
   * score.
   */
  set(query: JobQuery, weights: Weights, candidateBound: number, employerBound: number, threshold: number): void {
    this.size = 0;
    const weight = weights.candidate.setting;
    if (query.setting === 0) {
      this.#add(query, 0, (threshold * ROUND_DOWN) / (candidateBound + weight * OPEN_PREFERENCE) - employerBound);
      return;
    }
    for (let level = 0; level < SETTING_LEVELS.length; level++) {
      this.#add(
        query,
        level,
        (threshold * ROUND_DOWN) / (candidateBound + weight * (SETTING_LEVELS[level] as number)) - employerBound,
      );
    }
  }

  /** `missing`: the part of the employer score that requested skills and certifications must supply. */
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

  /**
   * Earlier alternatives never ask for a higher setting level, so one that needs no more of the rest covers this one.
   */
  #isCovered(preferred: number, skills: number): boolean {
    for (let i = 0; i < this.size; i++) {
      if ((this.preferred[i] as number) <= preferred && (this.skills[i] as number) <= skills) return true;
    }
    return false;
  }
}

/** The smallest count of features with this weight that supplies `missing`. */
function fewest(missing: number, weight: number): number {
  if (missing <= 0) return 0;
  return weight > 0 ? Math.ceil(missing / weight) : Infinity;
}
