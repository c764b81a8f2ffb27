import { saveOwn } from '#domains/profiles/server/self-identification/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Race, Sex } from '#domains/profiles/contract/demographics.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

/** The share of people who answer, and of those who leave a question open. */
const ANSWERS = 0.8;
const LEAVES_OPEN = 0.08;
/** Mostly women, as in the profession, and the two states' groups, each large enough for the audit to compare. */
const SEX_SHARES: readonly (readonly [Sex, number])[] = [
  ['female', 72],
  ['male', 26],
  ['another', 2],
];
const RACE_SHARES: readonly (readonly [Race, number])[] = [
  ['white', 54],
  ['black', 18],
  ['hispanic', 14],
  ['asian', 8],
  ['two_or_more', 4],
  ['american_indian_alaska_native', 1.5],
  ['pacific_islander', 0.5],
];

/**
 * Lets demo people answer the voluntary questions as real people do: on their own, some not at all. The draw depends on
 * nothing else, so the demo's audit shows only chance.
 */
export async function answerVoluntarily(deps: Deps, people: readonly Person[], random: Random): Promise<void> {
  for (const { userId, state } of people) {
    if (state === 'onboarding') continue;
    const [sex, raceEthnicity] = [random.weighted(SEX_SHARES), random.weighted(RACE_SHARES)];
    const [answers, withoutSex, withoutRace] = [ANSWERS, LEAVES_OPEN, LEAVES_OPEN].map((share) => random.chance(share));
    if (!answers) continue;
    await saveOwn(deps, userId, {
      sex: withoutSex ? null : sex,
      raceEthnicity: withoutRace ? null : raceEthnicity,
    });
  }
}
