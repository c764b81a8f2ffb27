/** The shares that each process holds, by the process number of its database session. */
export type Holdings = ReadonlyMap<number, readonly number[]>;

export interface Move {
  readonly take: readonly number[];
  readonly release: number | null;
}

/** Work that differs by less than this part of a process's fair share is not worth moving. */
const WORTH_MOVING = 0.2;

/**
 * What process `me` does next, so that the work of all shares is spread evenly and few of them move. Each process
 * computes it from the same table of locks: free shares go to the process with the least work, heaviest first; once
 * none is free, the one with the most work gives up a share that the one with the least could hold with less than that.
 * `weights` has one number for each share, in the order of their numbers from 1 on.
 */
export function nextMove(me: number, holdings: Holdings, weights: readonly number[]): Move {
  const weightOf = (share: number) => weights[share - 1] ?? 0;
  const work = new Map(
    [...holdings].map(([pid, shares]) => [pid, shares.reduce((sum, one) => sum + weightOf(one), 0)]),
  );
  const byWork = () => [...work].toSorted(([pid, load], [other, otherLoad]) => load - otherLoad || pid - other);
  const taken = new Set([...holdings.values()].flat());
  const free = weights.map((_, index) => index + 1).filter((share) => !taken.has(share));
  const take: number[] = [];
  for (const share of free.toSorted((a, b) => weightOf(b) - weightOf(a) || a - b)) {
    const [least] = byWork();
    if (!least) break;
    work.set(least[0], least[1] + weightOf(share));
    if (least[0] === me) take.push(share);
  }
  if (free.length > 0) return { take, release: null };

  const sorted = byWork();
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most || most[0] !== me) return { take, release: null };
  const fair = sorted.reduce((sum, [, load]) => sum + load, 0) / sorted.length;
  const gap = most[1] - least[1];
  if (gap <= WORTH_MOVING * fair) return { take, release: null };
  // The closest to half the gap leaves the two most alike; a share as heavy as the gap would only change sides.
  const [best] = (holdings.get(me) ?? [])
    .filter((share) => weightOf(share) > 0 && weightOf(share) < gap)
    .toSorted((a, b) => Math.abs(weightOf(a) - gap / 2) - Math.abs(weightOf(b) - gap / 2) || a - b);
  return { take, release: best ?? null };
}
