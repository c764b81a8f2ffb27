/**
 * The exposure cap decides which eligible people each employer sees and which applications are made automatically. It
 * never changes scores or their order, only who gets the places.
 *
 * Without it the same few people head every list while half the market is never shown. Jobs fill their places in
 * turns, and each time a person is shown their next showing counts less: `adjusted = rankScore · fade^(times shown)`.
 * Deterministic: jobs take turns by id, ties go by id.
 */
import { byText } from '#kernel/compare.ts';
import type { RankedPair } from '../types.ts';

export interface ExposureLimits {
  /** New people shown to one job's employer per day. */
  readonly peoplePerJobPerDay: number;
  /** Factor per earlier showing of the same person, 0 < fade ≤ 1 (1: no fading). */
  readonly fade: number;
}

export const DEFAULT_LIMITS: ExposureLimits = {
  peoplePerJobPerDay: 10,
  fade: 0.7,
};

export interface ExposureState {
  /** People already shown to the job's employer today. */
  readonly shownForJobToday: (jobId: string) => number;
  /** Open showings of the person over all jobs. */
  readonly timesShown: (candidateId: string) => number;
}

export type ShowablePair = Pick<RankedPair, 'jobId' | 'candidateId' | 'rankScore'>;

interface Turn<P extends ShowablePair> {
  readonly jobId: string;
  left: number;
  readonly queue: P[];
}

const better = (a: number, b: number, idA: string, idB: string) => a > b || (a === b && idA < idB);

/** Index of the pair with the best adjusted score, or -1. `queue` is sorted by rank score, best first. */
function bestIndex(queue: readonly ShowablePair[], shown: ReadonlyMap<string, number>, fade: number): number {
  let best = -1;
  let bestScore = -1;
  let bestId = '';
  for (const [index, pair] of queue.entries()) {
    if (pair.rankScore < bestScore) break;
    const adjusted = pair.rankScore * fade ** (shown.get(pair.candidateId) ?? 0);
    if (better(adjusted, bestScore, pair.candidateId, bestId)) {
      best = index;
      bestScore = adjusted;
      bestId = pair.candidateId;
    }
  }
  return best;
}

/**
 * Distributes the places of all jobs among their eligible people. Each job places one person per turn until its daily
 * limit is reached or no one is left. Returns the pairs to show, in order of placement.
 */
export function allocateShowings<P extends ShowablePair>(
  pairs: readonly P[],
  state: ExposureState,
  limits: ExposureLimits = DEFAULT_LIMITS,
): readonly P[] {
  const byJob = new Map<string, P[]>();
  const shown = new Map<string, number>();
  for (const pair of pairs) {
    const queue = byJob.get(pair.jobId);
    if (queue) queue.push(pair);
    else byJob.set(pair.jobId, [pair]);
    if (!shown.has(pair.candidateId)) shown.set(pair.candidateId, state.timesShown(pair.candidateId));
  }
  const turns: Turn<P>[] = [...byJob.keys()].toSorted().map((jobId) => ({
    jobId,
    left: limits.peoplePerJobPerDay - state.shownForJobToday(jobId),
    queue: (byJob.get(jobId) ?? []).toSorted(
      (a, b) => b.rankScore - a.rankScore || byText(a.candidateId, b.candidateId),
    ),
  }));
  const placed: P[] = [];
  let waiting = turns.filter((turn) => turn.left > 0 && turn.queue.length > 0);
  while (waiting.length > 0) {
    for (const turn of waiting) {
      const [pair] = turn.queue.splice(bestIndex(turn.queue, shown, limits.fade), 1);
      if (!pair) continue;
      placed.push(pair);
      shown.set(pair.candidateId, (shown.get(pair.candidateId) ?? 0) + 1);
      turn.left--;
    }
    waiting = waiting.filter((turn) => turn.left > 0 && turn.queue.length > 0);
  }
  return placed;
}

export interface ApplicationState {
  readonly appliedToday: (candidateId: string) => number;
  readonly active: (candidateId: string) => number;
  /** The person's limits; 3 a day and 10 active by default. */
  readonly limitsOf: (candidateId: string) => { readonly daily: number; readonly active: number };
}

/**
 * Chooses automatic applications: for each person the jobs they want most (candidate score, then rank score, then id),
 * within their daily and active limits. Pairs must be eligible and have consent.
 */
export function allocateApplications(pairs: readonly RankedPair[], state: ApplicationState): readonly RankedPair[] {
  const byPerson = Map.groupBy(pairs, (pair) => pair.candidateId);
  return [...byPerson.keys()].toSorted().flatMap((candidateId) => {
    const own = state.limitsOf(candidateId);
    const daily = own.daily - state.appliedToday(candidateId);
    const active = own.active - state.active(candidateId);
    return (byPerson.get(candidateId) ?? [])
      .toSorted((a, b) => b.candidateScore - a.candidateScore || b.rankScore - a.rankScore || byText(a.jobId, b.jobId))
      .slice(0, Math.max(0, Math.min(daily, active)));
  });
}
