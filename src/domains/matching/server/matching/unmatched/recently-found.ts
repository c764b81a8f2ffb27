import type { Deps } from '#platform/server/deps.ts';
import { findUnmatched, type Unmatched } from './find-unmatched.ts';

const KEPT_MS = 10_000;
const found = new WeakMap<Deps, { at: number; answer: Promise<Unmatched> }>();

/** The latest examination of the market, at most ten seconds old. Concurrent readers share one; a failed one is not kept. */
export function unmatchedNow(deps: Deps): Promise<Unmatched> {
  const at = deps.clock.now().getTime();
  const known = found.get(deps);
  if (known && at - known.at < KEPT_MS) return known.answer;
  const answer = findUnmatched(deps);
  found.set(deps, { at, answer });
  answer.catch(() => found.delete(deps));
  return answer;
}
