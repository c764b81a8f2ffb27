/** The shares that each process holds, by the process number of its database session. */
export type Holdings = ReadonlyMap<number, readonly number[]>;

/**
 * How the work is divided. Each part has one share, or two: the first `weights.length` shares are those that serve, in
 * the order of the parts from 1 on, and with two copies the same number follows that stand ready to take over.
 */
export interface Division {
  /** How much work each part is. */
  readonly weights: readonly number[];
  readonly copies: 1 | 2;
}

export interface Move {
  readonly take: readonly number[];
  readonly release: readonly number[];
}

/** Work that differs by less than this part of a process's fair share is not worth moving. */
const WORTH_MOVING = 0.2;

/** The part that a share is a copy of, from 0 on. */
export const partOf = (share: number, parts: number): number => (share - 1) % parts;

export const serves = (share: number, parts: number): boolean => share <= parts;

/**
 * What process `me` does next, so that the work is spread evenly and few shares move. Each process computes it from the
 * same table of locks: a free share goes to the process that has its second copy ready, otherwise to the one with the
 * least work, heaviest first. When no share is free, the process with the most work gives up one that another could hold
 * and still have less, and then what is served is evened out the same way. No process holds both copies of a part.
 */
export function nextMove(me: number, holdings: Holdings, division: Division): Move {
  const { weights, copies } = division;
  const parts = weights.length;
  const weightOf = (share: number) => weights[partOf(share, parts)] ?? 0;
  const held = new Map([...holdings].map(([pid, shares]) => [pid, new Set(shares)]));
  const workOf = (pid: number) => [...(held.get(pid) ?? [])].reduce((sum, share) => sum + weightOf(share), 0);
  const servedBy = (pid: number) =>
    [...(held.get(pid) ?? [])].filter((share) => serves(share, parts)).reduce((sum, share) => sum + weightOf(share), 0);
  const byWork = () => [...held.keys()].toSorted((pid, other) => workOf(pid) - workOf(other) || pid - other);
  const twinOf = (share: number) => share + (serves(share, parts) ? 1 : -1) * parts;
  const holds = (pid: number, share: number) => held.get(pid)?.has(share) ?? false;
  const heirOnly = (share: number) => (pid: number) => serves(share, parts) && holds(pid, twinOf(share));

  const taken = new Set([...holdings.values()].flat());
  const free = Array.from({ length: copies * parts }, (_, index) => index + 1)
    .filter((share) => !taken.has(share))
    .toSorted((a, b) => Number(serves(b, parts)) - Number(serves(a, parts)) || weightOf(b) - weightOf(a) || a - b);
  const own: { take: number[]; release: number[] } = { take: [], release: [] };
  let moves = 0;
  for (const share of free) {
    const heir = serves(share, parts) ? [...held.keys()].find((pid) => holds(pid, twinOf(share))) : undefined;
    const pid = heir ?? byWork().find((one) => !holds(one, twinOf(share)));
    if (pid === undefined) continue;
    moves++;
    held.get(pid)?.add(share);
    if (pid === me) own.take.push(share);
    if (heir === undefined) continue;
    held.get(heir)?.delete(twinOf(share));
    if (heir === me) own.release.push(twinOf(share));
  }
  if (moves > 0) return own;

  const best = tooMuch(workOf, (share) => (pid) => !holds(pid, twinOf(share))) ?? tooMuch(servedBy, heirOnly);
  return best === undefined ? own : { take: [], release: [best] };

  /**
   * A share that `me`, with the highest load of all, gives up for the process with the lowest load that can take it; none
   * when the difference is not worth it.
   */
  function tooMuch(
    load: (pid: number) => number,
    canTake: (share: number) => (pid: number) => boolean,
  ): number | undefined {
    const loads = [...held.keys()].map(load);
    const fair = loads.reduce((sum, amount) => sum + amount, 0) / loads.length;
    if (load(me) < Math.max(...loads) || load(me) - Math.min(...loads) <= WORTH_MOVING * fair) return undefined;
    const least = (share: number) => Math.min(...[...held.keys()].filter(canTake(share)).map(load));
    const uneven = (share: number) => Math.abs(load(me) - least(share) - 2 * weightOf(share));
    // A share as heavy as the difference would only change sides.
    const [choice] = [...(held.get(me) ?? [])]
      .filter((share) => weightOf(share) > 0 && weightOf(share) < load(me) - least(share))
      .toSorted((a, b) => uneven(a) - uneven(b) || a - b);
    return choice;
  }
}
