import { expect, test } from 'vitest';
import { seeded } from '#tools/matching/random.ts';
import { SKILL_IDS } from '#kernel/vocabulary.ts';
import { popcount } from '../rows/bits.ts';
import { FLAG } from '../rows/row-codes.ts';
import { Rows } from '../rows/rows.ts';
import { ATTRIBUTES, BitmapIndex, bitmapQueryOf, WORDS_PER_BLOCK } from './bitmap-index.ts';

const ALL_SKILLS = 2 ** SKILL_IDS.length - 1;
const NOTHING = {
  employerBase: 0,
  lat: 0,
  lng: 0,
  statesLow: 0,
  statesHigh: 0,
  certifications: 0,
  skills: 0,
  specialties: 0,
  settings: 0,
  schedules: 0,
  floor: 0,
  payHigh: 0,
  radius: 0,
  tenths: 0,
  earliest: 0,
  lastDay: 0,
  validUntil: 0,
  scheduleCode: 0,
  percent: 0,
  flags: FLAG.open,
  relocates: 0,
};

test('countLevels agrees with counting each row’s skills', () => {
  const random = seeded(7);
  const rows = new Rows(128);
  const slices = new BitmapIndex(128, ATTRIBUTES);
  for (let row = 0; row < 128; row++) {
    // The probability rises with the row, so that every count occurs.
    const skills = SKILL_IDS.reduce((bits, _, i) => bits | (random.chance(row / 127) ? 1 << i : 0), 0);
    rows.write(row, { ...NOTHING, skills });
    slices.include(row, rows, row);
  }
  for (const wanted of [0b1, 0b101, 0b1_0110_1011, ALL_SKILLS]) {
    const { skills } = bitmapQueryOf({
      ...NOTHING,
      schedule: 0,
      required: 0,
      preferred: 0,
      specialty: 0,
      setting: 0,
      skills: wanted,
    });
    const levels = new Int32Array((SKILL_IDS.length + 1) * WORDS_PER_BLOCK);
    slices.countLevels(0, skills, levels);
    for (let least = 0; least <= skills.length; least++) {
      for (let row = 0; row < 128; row++) {
        const has = ((levels[least * WORDS_PER_BLOCK + (row >> 5)] as number) >>> (row & 31)) & 1;
        const count = popcount(rows.skills(row) & wanted);
        expect(has, `${least} of ${skills.length}, row ${row}`).toBe(count >= least ? 1 : 0);
      }
    }
  }
});
