import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { addCalls, type Calls } from './call-stats.repo.ts';
import { hourOf, slotOf, SLOTS } from './latency.ts';

/** How long a process buffers before it writes; figures from other processes are at most this old. */
const FLUSH_MS = 15_000;

const gathered = new WeakMap<Deps, Map<string, Calls>>();

interface Call {
  name: string;
  ms: number;
  /** An error code, or null for success. */
  failure: string | null;
}

export function countCall(deps: Deps, { name, ms, failure }: Call): void {
  const at = deps.clock.now();
  const hour = hourOf(at);
  const calls = gathered.get(deps) ?? new Map<string, Calls>();
  gathered.set(deps, calls);
  const key = `${hour} ${name}`;
  const known = calls.get(key);
  const one: Calls = known ?? {
    name,
    hour,
    calls: 0,
    failures: 0,
    slots: Array.from({ length: SLOTS }, () => 0),
    lastAt: at,
    lastFailure: null,
    lastFailureAt: null,
  };
  one.calls += 1;
  one.lastAt = at;
  const slot = slotOf(ms);
  one.slots[slot] = (one.slots[slot] ?? 0) + 1;
  if (failure) Object.assign(one, { failures: one.failures + 1, lastFailure: failure, lastFailureAt: at });
  if (!known) calls.set(key, one);
}

/** Writes the buffered counts. Counts that can't be written are dropped: they aren't worth a failed request. */
export async function flushCalls(deps: Deps): Promise<void> {
  const calls = [...(gathered.get(deps)?.values() ?? [])];
  gathered.delete(deps);
  if (calls.length === 0) return;
  await deps.db
    .as(service, (tx) => addCalls(tx, calls))
    .catch((error: unknown) =>
      deps.log.warn({ err: error instanceof Error ? error.message : 'unknown' }, 'could not write the call figures'),
    );
}

/** Returns a function that stops the timer and writes the rest. */
export function startMeter(deps: Deps): () => Promise<void> {
  const timer = setInterval(() => void flushCalls(deps), FLUSH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await flushCalls(deps);
  };
}
