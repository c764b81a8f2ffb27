import { DateTime } from 'luxon';
import {
  allocateShowings,
  type ExposureLimits,
  type ShowablePair,
} from '#domains/matching/engine/allocation/exposure-cap.ts';

/** A pair that its employer does not see yet. */
export interface WaitingPair extends ShowablePair {
  /** Number of employers who see this person now. */
  shownTo: number;
}

/** The people a job shows next under the exposure cap, given the number shown since the start of the day. */
export function nextToShow(
  jobId: string,
  waiting: readonly WaitingPair[],
  shownToday: number,
  limits: ExposureLimits,
): WaitingPair[] {
  const byPerson = new Map(waiting.map((pair) => [pair.candidateId, pair]));
  return [
    ...allocateShowings(
      waiting,
      {
        shownForJobToday: (id) => (id === jobId ? shownToday : 0),
        timesShown: (candidateId) => byPerson.get(candidateId)?.shownTo ?? 0,
      },
      limits,
    ),
  ];
}

/** Midnight in Central time, when the daily caps reset. */
export const startOfDay = (now: Date): Date =>
  DateTime.fromJSDate(now, { zone: 'America/Chicago' }).startOf('day').toJSDate();
