/**
 * Evaluates a block of 128 people with bitmaps: who passes the gates and the score requirements, and each person's
 * setting level and number of matching skills and preferred certifications.
 */
import { CERTIFICATION_IDS, SKILL_IDS } from '#kernel/vocabulary.ts';
import { SETTING_LEVELS, type ScoreRequirements } from './score-requirements.ts';
import type { IndexQuery, JobQuery } from '../jobs/job-query.ts';
import { WORDS_PER_BLOCK, type BitmapIndex } from './bitmap-index.ts';

const words = (levels: number) => new Int32Array(levels * WORDS_PER_BLOCK);

export class BlockFilter {
  /** One bit per person. */
  readonly survivors = words(1);
  /** Per level, four words: who has at least that many skills, that many certifications, that setting level. */
  readonly #skills = words(SKILL_IDS.length + 1);
  readonly #preferred = words(CERTIFICATION_IDS.length + 1);
  readonly #settings = words(SETTING_LEVELS.length);

  /** Sets `survivors` to the people who pass the gates. */
  applyGates(bitmaps: BitmapIndex, block: number, query: JobQuery, indexQuery: IndexQuery): void {
    this.survivors.fill(-1);
    bitmaps.intersect(block, query.bitmaps.gates, indexQuery.excluded, this.survivors);
  }

  /**
   * Sets `survivors` to the people who pass both. Score requirements come first: late in a search most blocks fail
   * them, and their gates are never read. Also computes the levels.
   */
  applyGatesAndRequirements(
    bitmaps: BitmapIndex,
    block: number,
    query: JobQuery,
    indexQuery: IndexQuery,
    requirements: ScoreRequirements,
  ): void {
    const { survivors } = this;
    this.computeLevels(bitmaps, block, query);
    let any = 0;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      let bits = 0;
      for (let i = 0; i < requirements.size; i++) {
        const skills = this.#skills[(requirements.skills[i] as number) * WORDS_PER_BLOCK + word] as number;
        const preferred = this.#preferred[(requirements.preferred[i] as number) * WORDS_PER_BLOCK + word] as number;
        const settings = this.#settings[(requirements.settings[i] as number) * WORDS_PER_BLOCK + word] as number;
        bits |= skills & preferred & settings;
      }
      survivors[word] = bits;
      any |= bits;
    }
    if (any !== 0) bitmaps.intersect(block, query.bitmaps.gates, indexQuery.excluded, survivors);
  }

  /** Computes the levels that the three methods below read. */
  computeLevels(bitmaps: BitmapIndex, block: number, query: JobQuery): void {
    const { skills, preferred, setting } = query.bitmaps;
    bitmaps.countLevels(block, skills, this.#skills);
    bitmaps.countLevels(block, preferred, this.#preferred);
    bitmaps.settingLevels(block, setting, this.#settings);
  }

  skillLevel(slot: number, most: number): number {
    return levelOf(this.#skills, slot, most);
  }

  preferredLevel(slot: number, most: number): number {
    return levelOf(this.#preferred, slot, most);
  }

  settingLevel(slot: number): number {
    return levelOf(this.#settings, slot, SETTING_LEVELS.length - 1);
  }
}

function levelOf(levels: Int32Array, slot: number, most: number): number {
  let level = 0;
  for (let at = WORDS_PER_BLOCK + (slot >> 5), i = 0; i < most; i++, at += WORDS_PER_BLOCK) {
    level += ((levels[at] as number) >>> (slot & 31)) & 1;
  }
  return level;
}
