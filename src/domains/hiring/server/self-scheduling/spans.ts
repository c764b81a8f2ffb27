import type { Span } from './wall-clock.ts';

/** Sorted, with those that touch or overlap joined, and empty ones left out. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const { from, until } of [...spans].sort((a, b) => a.from - b.from)) {
    if (until <= from) continue;
    const last = result.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else result.push({ from, until });
  }
  return result;
}

/** What of `spans` lies outside `others`. Both are joined. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  const result: Span[] = [];
  let at = 0;
  for (const { from, until } of spans) {
    while (at < others.length && (others[at] as Span).until <= from) at += 1;
    let start = from;
    for (let next = at; next < others.length && (others[next] as Span).from < until; next += 1) {
      const { from: off, until: on } = others[next] as Span;
      if (off > start) result.push({ from: start, until: off });
      start = Math.max(start, on);
    }
    if (start < until) result.push({ from: start, until });
  }
  return result;
}

/** What all of them have in common. */
export const common = (all: readonly (readonly Span[])[]): Span[] =>
  all.reduce<Span[] | null>((shared, spans) => (shared ? without(shared, without(shared, spans)) : [...spans]), null) ??
  [];
