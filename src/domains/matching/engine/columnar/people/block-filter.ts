/**
 * What the bitmaps tell of a block of 128 people: who passes the gates and has what it takes, and of each of them how
 * they stand to the job's setting and how many of its skills and preferred certifications they have.
 */
import { CERTIFICATION_IDS, SKILL_IDS } from '#kernel/vocabulary.ts';
import { SETTING_VALUES, type Need } from './score-requirements.ts';
import type { CrowdQuery, JobQuery } from '../jobs/job-query.ts';
import { WORDS_PER_BLOCK, type Slices } from './bitmap-index.ts';

const words = (levels: number) => new Int32Array(levels * WORDS_PER_BLOCK);

export class Sieve {
  /** One bit a person. */
  readonly found = words(1);
  /** By level, four words each: who has at least so many skills, so many certifications, stands so to the setting. */
  readonly #skills = words(SKILL_IDS.length + 1);
  readonly #preferred = words(CERTIFICATION_IDS.length + 1);
  readonly #settings = words(SETTING_VALUES.length);

  /** Fills `found` with whoever passes the gates. */
  pass(slices: Slices, block: number, query: JobQuery, asked: CrowdQuery): void {
    this.found.fill(-1);
    slices.keepPassing(block, query.slices.gates, asked.without, this.found);
  }

  /**
   * Fills `found` with those who have what it takes, too, which comes first: where nobody of the block does, as with most
   * blocks late in a question, the gates are not read. It weighs the block.
   */
  passAble(slices: Slices, block: number, query: JobQuery, asked: CrowdQuery, need: Need): void {
    const { found } = this;
    this.weigh(slices, block, query);
    let any = 0;
    for (let word = 0; word < WORDS_PER_BLOCK; word++) {
      let bits = 0;
      for (let i = 0; i < need.size; i++) {
        bits |=
          (this.#skills[(need.skills[i] as number) * WORDS_PER_BLOCK + word] as number) &
          (this.#preferred[(need.preferred[i] as number) * WORDS_PER_BLOCK + word] as number) &
          (this.#settings[(need.settings[i] as number) * WORDS_PER_BLOCK + word] as number);
      }
      found[word] = bits;
      any |= bits;
    }
    if (any !== 0) slices.keepPassing(block, query.slices.gates, asked.without, found);
  }

  /** How everybody of the block stands to what the job asks for, for the three questions below. */
  weigh(slices: Slices, block: number, query: JobQuery): void {
    const { skills, preferred, setting } = query.slices;
    slices.atLeast(block, skills, this.#skills);
    slices.atLeast(block, preferred, this.#preferred);
    slices.wanting(block, setting, this.#settings);
  }

  /** Of the person at that place of the block. */
  skillsOf(place: number, most: number): number {
    return levelOf(this.#skills, place, most);
  }

  preferredOf(place: number, most: number): number {
    return levelOf(this.#preferred, place, most);
  }

  settingOf(place: number): number {
    return levelOf(this.#settings, place, SETTING_VALUES.length - 1);
  }
}

function levelOf(levels: Int32Array, place: number, most: number): number {
  let level = 0;
  for (let at = WORDS_PER_BLOCK + (place >> 5), i = 0; i < most; i++, at += WORDS_PER_BLOCK) {
    level += ((levels[at] as number) >>> (place & 31)) & 1;
  }
  return level;
}
