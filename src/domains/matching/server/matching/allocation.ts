import { DateTime } from 'luxon';
import {
  allocateShowings,
  type ExposureLimits,
  type ShowablePair,
} from '#domains/matching/engine/allocation/exposure-cap.ts';

/** A pair whose employer does not see the person yet. */
export interface WaitingPair extends ShowablePair {
  /** How many employers see this person now. */
  shownTo: number;
}

/** Whom a job shows next under the exposure cap, given how many it has shown since the cap's day began. */
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

/** Midnight in Central time, where a cap's day begins. */
export const startOfDay = (now: Date): Date =>
  DateTime.fromJSDate(now, { zone: 'America/Chicago' }).startOf('day').toJSDate();
