/** A small seeded random generator for simulations and benchmarks: mulberry32 (public domain, T. Ettinger). */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, n). */
  below(n: number): number;
  pick<T>(items: readonly T[]): T;
  /** Keeps each item with this probability, in order. */
  some<T>(items: readonly T[], chance: number): T[];
  /** Standard normal (Box and Muller). */
  normal(): number;
  chance(p: number): boolean;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    some: (items, chance) => items.filter(() => next() < chance),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (p) => next() < p,
  };
}
