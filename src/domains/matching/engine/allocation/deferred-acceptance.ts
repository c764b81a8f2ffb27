/**
 * The batch round for cohorts (new graduates, float pools): the hospitals/residents problem with quotas,
 * candidate-proposing (Gale and Shapley 1962; Roth 1984). The outcome is stable (no person and job prefer each other
 * to what they got), and the best stable one for every person.
 *
 * People order jobs by candidate score, jobs order people by employer score, ties by id on both sides: preferences are
 * strict and the outcome is the same on every machine.
 */
import { byText } from '#kernel/compare.ts';
import type { RankedPair } from '../types.ts';

export interface BatchRound {
  readonly assigned: readonly RankedPair[];
  readonly unmatchedPeople: readonly string[];
  readonly openSeats: ReadonlyMap<string, number>;
}

const preferredByPerson = (a: RankedPair, b: RankedPair) =>
  b.candidateScore - a.candidateScore || byText(a.jobId, b.jobId);
const preferredByJob = (a: RankedPair, b: RankedPair) =>
  b.employerScore - a.employerScore || byText(a.candidateId, b.candidateId);

/** `pairs` must be eligible; a missing pair is unacceptable to both sides. */
export function deferredAcceptance(
  pairs: readonly RankedPair[],
  seatsOf: (jobId: string) => number,
  listLength = Number.POSITIVE_INFINITY,
): BatchRound {
  const preferences = new Map<string, RankedPair[]>();
  for (const [person, own] of Map.groupBy(pairs, (pair) => pair.candidateId)) {
    preferences.set(person, own.toSorted(preferredByPerson).slice(0, listLength));
  }
  const held = new Map(pairs.map((pair) => [pair.jobId, [] as RankedPair[]]));
  const next = new Map<string, number>();
  const free = [...preferences.keys()].toSorted();
  for (let person = free.pop(); person !== undefined; person = free.pop()) {
    const turn = next.get(person) ?? 0;
    const proposal = preferences.get(person)?.[turn];
    if (!proposal) continue;
    next.set(person, turn + 1);
    const rejected = hold(held.get(proposal.jobId) ?? [], proposal, seatsOf(proposal.jobId));
    if (rejected) free.push(rejected.candidateId);
  }
  const assigned = [...held.keys()].toSorted().flatMap((jobId) => held.get(jobId) ?? []);
  const placed = new Set(assigned.map((pair) => pair.candidateId));
  return {
    assigned,
    unmatchedPeople: [...preferences.keys()].filter((person) => !placed.has(person)).toSorted(),
    openSeats: new Map([...held].map(([jobId, people]) => [jobId, seatsOf(jobId) - people.length])),
  };
}

/** Keeps the job's best `seats` people, best first; returns the person rejected, if any. */
function hold(people: RankedPair[], proposal: RankedPair, seats: number): RankedPair | undefined {
  const place = people.findIndex((other) => preferredByJob(proposal, other) < 0);
  people.splice(place < 0 ? people.length : place, 0, proposal);
  return people.length > seats ? people.pop() : undefined;
}

/** Pairs that prefer each other to their assignment: empty for a stable outcome. */
export function blockingPairs(
  pairs: readonly RankedPair[],
  round: Pick<BatchRound, 'assigned'>,
  seatsOf: (jobId: string) => number,
): readonly RankedPair[] {
  const jobOf = new Map(round.assigned.map((pair) => [pair.candidateId, pair]));
  const peopleOf = Map.groupBy(round.assigned, (pair) => pair.jobId);
  return pairs.filter((pair) => {
    const own = jobOf.get(pair.candidateId);
    if (own?.jobId === pair.jobId || (own && preferredByPerson(own, pair) < 0)) return false;
    const people = peopleOf.get(pair.jobId) ?? [];
    return people.length < seatsOf(pair.jobId) || people.some((other) => preferredByJob(pair, other) < 0);
  });
}
