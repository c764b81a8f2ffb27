import { DateTime } from 'luxon';
import { allocateShowings, type ExposureLimits } from '#matching/core/exposure-cap.ts';
import type { RankedPair } from '#matching/core/types.ts';

/** A current match that the employer does not see yet. */
export interface WaitingMatch extends RankedPair {
  id: string;
  /** How many employers see this person now. */
  shownTo: number;
}

/** Whom a job shows next under the exposure cap, given how many it has shown since the cap's day began. */
export function nextToShow(
  jobId: string,
  waiting: readonly WaitingMatch[],
  shownToday: number,
  limits: ExposureLimits,
): WaitingMatch[] {
  const byPerson = new Map(waiting.map((match) => [match.candidateId, match]));
  const chosen = allocateShowings(
    waiting,
    {
      shownForJobToday: (id) => (id === jobId ? shownToday : 0),
      timesShown: (candidateId) => byPerson.get(candidateId)?.shownTo ?? 0,
    },
    limits,
  );
  return chosen.flatMap(({ candidateId }) => byPerson.get(candidateId) ?? []);
}

/** Midnight in Central time, where a cap's day begins. */
export const startOfDay = (now: Date): Date =>
  DateTime.fromJSDate(now, { zone: 'America/Chicago' }).startOf('day').toJSDate();
