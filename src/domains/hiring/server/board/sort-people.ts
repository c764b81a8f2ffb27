import { DISTANCE_BANDS } from '#domains/hiring/contract/board/distance-bands.ts';
import type { PeopleSort, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { byText } from '#kernel/compare.ts';

type Key = readonly [string | number, string];

/** Behind every day and moment. */
const NEVER = '9999';

/** Ascending; the people without the value come last, and the ID decides between equals. */
const VALUES: Record<PeopleSort, (person: PersonOfJob) => string | number> = {
  fit: ({ compatibility }) => -(compatibility ?? -1),
  name: ({ name }) => name.toLowerCase(),
  years: ({ yearsExperience }) => -(yearsExperience ?? -1),
  distance: ({ distance }) => (distance === null ? DISTANCE_BANDS.length : DISTANCE_BANDS.indexOf(distance)),
  start: ({ earliestStart }) => earliestStart ?? NEVER,
  activity: ({ lastActivityAt }) => -Date.parse(lastActivityAt),
  // What the team owes comes first, the oldest of it first.
  waiting: ({ waiting }) => (waiting ? `${waiting.side === 'team' ? 0 : 1} ${waiting.since}` : NEVER),
};

export const keyOf = (sort: PeopleSort, person: PersonOfJob): Key => [VALUES[sort](person), person.id];

export function compareKeys([a, idA]: Key, [b, idB]: Key): number {
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : byText(String(a), String(b));
  return order || byText(idB, idA);
}
