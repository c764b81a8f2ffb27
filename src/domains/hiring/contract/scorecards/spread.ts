import type { Level } from './criteria.ts';
import type { Recommendation, Scorecard } from './scorecards.ts';

export interface Spread {
  key: string;
  name: string;
  /** Each member's level, lowest first. */
  answers: readonly { author: string; level: Level }[];
  /** Members far apart: two levels or more. */
  isApart: boolean;
}

/**
 * Every member's level for each criterion, never only a mean: two members at 1 and 4 are not the same as two at 2 and 3.
 * Criteria of several versions stand side by side by their key, under their latest name.
 */
export function spreadOf(cards: readonly Scorecard[]): Spread[] {
  const latestFirst = cards.toSorted((a, b) => b.version - a.version);
  const criteria = new Map(
    latestFirst
      .flatMap((card) => card.criteria)
      .toReversed()
      .map(({ key, name }) => [key, name]),
  );
  const order = [...new Set(latestFirst.flatMap((card) => card.criteria.map(({ key }) => key)))];
  return order.flatMap((key) => {
    const answers = cards
      .flatMap(({ author, answers: given }) => {
        const level = given.find((answer) => answer.key === key)?.level;
        return level ? [{ author, level }] : [];
      })
      .toSorted((a, b) => a.level - b.level);
    const [lowest] = answers;
    const highest = answers.at(-1);
    if (!lowest || !highest) return [];
    return [{ key, name: criteria.get(key) ?? key, answers, isApart: highest.level - lowest.level >= 2 }];
  });
}

/** Who recommends what. */
export const recommendationsOf = (cards: readonly Scorecard[], value: Recommendation): string[] =>
  cards.filter(({ recommendation }) => recommendation === value).map(({ author }) => author);
