import type { WhatIf } from '#domains/matching/contract/what-if.ts';
import type { Deps } from '#platform/server/deps.ts';

const KEPT_MS = 60_000;
const KEPT = 500;

interface Answer {
  at: number;
  items: WhatIf[];
}

const answers = new WeakMap<Deps, Map<string, Answer>>();

/** Answers again for a minute without computing: a key changes with both sides' facts, the weights and the day. */
export function recently(deps: Deps, key: string, compute: () => WhatIf[]): WhatIf[] {
  const kept = answers.get(deps) ?? new Map<string, Answer>();
  answers.set(deps, kept);
  const now = deps.clock.now().getTime();
  const known = kept.get(key);
  if (known && now - known.at < KEPT_MS) return known.items;
  const items = compute();
  kept.delete(key);
  kept.set(key, { at: now, items });
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return items;
}
