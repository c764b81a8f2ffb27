/**
 * Effects of an allocation on a market: who is shown, how evenly, and how many seats are likely to be filled.
 *
 * - Exposure Gini: `Σᵢ(2i − n − 1)·xᵢ / (n·Σx)` over the ascending counts x of showings per reachable person; 0 = all
 * equal, 1 = one person everywhere.
 * - Never shown: share of people with an eligible job whom no employer sees.
 * - Seats with candidates: `Σ min(openings, people shown)` over the jobs.
 * - Expected hires: `Σ over jobs of E[min(openings, X)]`, X the number of hires if each shown person were hired with
 * their own probability (Poisson binomial, exact). A person takes one job only, so their probabilities π are scaled to
 * `π·(1 − Π(1 − π)) / Σπ` over the jobs that show them.
 */
import type { RankedPair } from '../types.ts';

export function gini(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => a - b);
  const n = sorted.length;
  const sum = sorted.reduce((total, x) => total + x, 0);
  if (sum === 0) return 0;
  return sorted.reduce((total, x, i) => total + (2 * (i + 1) - n - 1) * x, 0) / (n * sum);
}

/** `E[min(seats, X)]` for independent trials with these probabilities. */
export function expectedFills(seats: number, probabilities: readonly number[]): number {
  // `exactly[k]`: probability of k hires; the last entry means 'seats or more'.
  const exactly = Array.from({ length: seats + 1 }, (_, k): number => (k === 0 ? 1 : 0));
  for (const p of probabilities) {
    for (let k = seats; k >= 1; k--) {
      const stays = k === seats ? 1 : 1 - p;
      exactly[k] = (exactly[k] ?? 0) * stays + (exactly[k - 1] ?? 0) * p;
    }
    exactly[0] = (exactly[0] ?? 0) * (1 - p);
  }
  return exactly.reduce((sum, chance, k) => sum + k * chance, 0);
}

export interface MarketMeasures {
  readonly eligiblePairs: number;
  readonly reachablePeople: number;
  readonly showings: number;
  readonly seats: number;
  readonly seatsWithSomebody: number;
  readonly hiresExpected: number;
  readonly exposureGini: number;
  /** 0 to 1. */
  readonly neverShown: number;
  readonly quality: number;
}

export interface MarketLists {
  readonly eligible: readonly RankedPair[];
  readonly shown: readonly RankedPair[];
  readonly openingsOf: (jobId: string) => number;
  readonly jobIds: readonly string[];
}

export function measureMarket(lists: MarketLists, hireChance: (rankScore: number) => number): MarketMeasures {
  const { eligible, shown, openingsOf, jobIds } = lists;
  const reachable = new Set(eligible.map((pair) => pair.candidateId));
  const byPerson = Map.groupBy(shown, (pair) => pair.candidateId);
  const counts = [...reachable].map((id) => byPerson.get(id)?.length ?? 0);
  const chances = new Map<RankedPair, number>();
  for (const own of byPerson.values()) {
    const alone = own.map((pair) => hireChance(pair.rankScore));
    const sum = alone.reduce((total, p) => total + p, 0);
    const once = 1 - alone.reduce((none, p) => none * (1 - p), 1);
    own.forEach((pair, i) => chances.set(pair, sum === 0 ? 0 : ((alone[i] ?? 0) * once) / sum));
  }
  const byJob = Map.groupBy(shown, (pair) => pair.jobId);
  let seatsWithSomebody = 0;
  let hiresExpected = 0;
  for (const [jobId, own] of byJob) {
    const seats = openingsOf(jobId);
    seatsWithSomebody += Math.min(seats, own.length);
    hiresExpected += expectedFills(
      seats,
      own.map((pair) => chances.get(pair) ?? 0),
    );
  }
  return {
    eligiblePairs: eligible.length,
    reachablePeople: reachable.size,
    showings: shown.length,
    seats: jobIds.reduce((sum, id) => sum + openingsOf(id), 0),
    seatsWithSomebody,
    hiresExpected,
    exposureGini: gini(counts),
    neverShown: counts.length === 0 ? 0 : counts.filter((n) => n === 0).length / counts.length,
    quality: shown.length === 0 ? 0 : shown.reduce((sum, pair) => sum + pair.compatibility, 0) / shown.length,
  };
}
