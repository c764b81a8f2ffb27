import { service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnswerOf } from '#shared/contracts/contract.ts';
import type { rpcHealthStatus } from '#shared/contracts/functions.ts';
import { PROBES } from './operations.repo.ts';

type Status = AnswerOf<typeof rpcHealthStatus>;

/** Every browser asks once when it starts: the answer is kept this long. */
const KEEP_MS = 5000;
const kept = new WeakMap<Deps, { at: number; status: Promise<Status> }>();

/** Runs each procedure's probe. Only administrators are told why one failed. */
export async function healthStatus(deps: Deps, withReasons: boolean): Promise<Status> {
  const now = deps.clock.now().getTime();
  const earlier = kept.get(deps);
  const fresh = earlier && now - earlier.at < KEEP_MS ? earlier : { at: now, status: probeAll(deps) };
  kept.set(deps, fresh);
  const status = await fresh.status;
  if (withReasons) return status;
  return { ...status, functions: status.functions.map(({ error: _reason, ...rest }) => rest) };
}

async function probeAll(deps: Deps): Promise<Status> {
  const functions = await Promise.all(PROBES.map((probe) => check(deps, probe)));
  return { ok: functions.every(({ ok }) => ok), functions };
}

async function check(deps: Deps, { name, run }: (typeof PROBES)[number]): Promise<Status['functions'][number]> {
  const started = performance.now();
  const result = await deps.db
    .as(service, run)
    .then(() => ({ ok: true }))
    .catch((error: unknown) => ({ ok: false, error: reasonOf(error) }));
  return {
    name,
    ...result,
    durationMs: Math.round((performance.now() - started) * 10) / 10,
    checkedAt: deps.clock.now().toISOString(),
  };
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message.slice(0, 200) : 'unknown';
};
