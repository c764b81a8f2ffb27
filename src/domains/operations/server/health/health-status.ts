import { audit } from '#platform/server/audit.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { HealthEntry, rpcHealthStatus } from '#domains/accounts/contract/functions.ts';
import { countCall, flushCalls } from './call-meter.ts';
import { readFigures } from './call-figures.ts';
import { inspectFunctions, probeFunction } from './functions.repo.ts';
import { PROCEDURES, type Procedure } from './procedures.repo.ts';

type Status = AnswerOf<typeof rpcHealthStatus>;

/** How long a result is cached: every browser asks once at start and reads no details. */
const KEEP_MS = 60_000;
/** Administrators want the current state. */
const KEEP_FOR_ADMINISTRATORS_MS = 5000;
const kept = new WeakMap<Deps, { at: number; status: Promise<Status> }>();

/** Runs each procedure's probe and checks each database function. Only administrators get the reasons for failures. */
export async function healthStatus(deps: Deps, forAdministrator: boolean): Promise<Status> {
  const now = deps.clock.now().getTime();
  const earlier = kept.get(deps);
  const keptFor = forAdministrator ? KEEP_FOR_ADMINISTRATORS_MS : KEEP_MS;
  const fresh = earlier && now - earlier.at < keptFor ? earlier : lookAnew(deps, now);
  const { ok, functions } = await fresh.status;
  if (!forAdministrator) {
    return { ok, functions: functions.map(({ error: _error, facts: _facts, figures: _figures, ...rest }) => rest) };
  }
  await flushCalls(deps);
  const figuresOf = await readFigures(deps);
  return {
    ok,
    functions: functions.map((entry) => ({ ...entry, figures: figuresOf(callsOf(entry.name)) })),
  };
}

/** A check that itself failed is not cached. */
function lookAnew(deps: Deps, at: number) {
  const look = { at, status: lookAtAll(deps) };
  kept.set(deps, look);
  look.status.catch(() => kept.get(deps) === look && kept.delete(deps));
  return look;
}

/** The names under which a procedure's calls are counted. */
const callsOf = (name: string): readonly string[] => PROCEDURES.find((one) => one.name === name)?.routes ?? [name];

async function lookAtAll(deps: Deps): Promise<Status> {
  const procedures: HealthEntry[] = [];
  // Sequential: in parallel the probes would take every connection the server has.
  for (const procedure of PROCEDURES) procedures.push(await checkProcedure(deps, procedure));
  const started = performance.now();
  const found = await deps.db.as(service, inspectFunctions);
  const durationMs = since(started);
  const checkedAt = deps.clock.now().toISOString();
  const functions = found.map(({ name, ok, ...facts }): HealthEntry => ({
    name,
    kind: 'function',
    ok,
    durationMs,
    checkedAt,
    facts,
  }));
  const all = [...procedures, ...functions];
  return { ok: all.every(({ ok }) => ok), functions: all };
}

async function checkProcedure(deps: Deps, { name, probe }: Procedure): Promise<HealthEntry> {
  const started = performance.now();
  const error = await deps.db.as(service, probe).then(() => null, reasonOf);
  return {
    name,
    kind: 'procedure',
    ok: error === null,
    durationMs: since(started),
    checkedAt: deps.clock.now().toISOString(),
    ...(error === null ? {} : { error }),
  };
}

/** Checks one entry now, for an administrator. Probing a function counts as a call of it. */
export async function probe(deps: Deps, me: string, name: string): Promise<HealthEntry> {
  await deps.db.as(service, (tx) =>
    audit(tx, { actorId: me, action: 'health.probed', subjectType: 'procedure', subjectId: name }),
  );
  const procedure = PROCEDURES.find((one) => one.name === name);
  const entry = procedure ? await checkProcedure(deps, procedure) : await checkFunction(deps, name);
  kept.delete(deps);
  await flushCalls(deps);
  const figuresOf = await readFigures(deps);
  return { ...entry, figures: figuresOf(callsOf(name)) };
}

async function checkFunction(deps: Deps, name: string): Promise<HealthEntry> {
  const inspected = (await deps.db.as(service, inspectFunctions)).find((one) => one.name === name);
  if (!inspected) throw notFound('procedure');
  const { name: _name, ok, ...facts } = inspected;
  const started = performance.now();
  const error = facts.canProbe
    ? await deps.db.as(service, (tx) => probeFunction(tx, name)).then(() => null, reasonOf)
    : null;
  const durationMs = since(started);
  if (facts.canProbe) countCall(deps, { name, ms: durationMs, failure: error === null ? null : 'PROBE_FAILED' });
  return {
    name,
    kind: 'function',
    ok: ok && error === null,
    durationMs,
    checkedAt: deps.clock.now().toISOString(),
    facts,
    ...(error === null ? {} : { error }),
  };
}

const since = (started: number): number => Math.round((performance.now() - started) * 10) / 10;

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message.slice(0, 200) : 'unknown';
};
