/**
 * Near misses: more than half of the jobs with a radius have fewer than 50 eligible people, so near misses matter as
 * much as matches.
 *
 * For a person: jobs that exactly one gate excludes, grouped by the change that would open them ('ACLS would make 6
 * more jobs eligible'). For a job: how many people each requirement excludes, in total and by itself.
 */
import { byText } from '#kernel/compare.ts';
import { bestJobFirst, pairScore } from '../score/compatibility.ts';
import { candidateScore } from '../score/candidate-score.ts';
import { employerScore } from '../score/employer-score.ts';
import { evaluateGates, isEligible } from '../gates.ts';
import { GATES } from '../types.ts';
import type {
  CandidateFacts,
  Day,
  FactValue,
  GateCount,
  GateId,
  GateResult,
  JobFacts,
  JobReach,
  NearMiss,
  RankedPair,
  Weights,
} from '../types.ts';

/** Gates a person can do something about or wait for. Never a hold, an approval or another position. */
export const CHANGEABLE_GATES: ReadonlySet<GateId> = new Set<GateId>([
  'license',
  'certifications',
  'experience',
  'pay',
  'distance',
  'shift',
  'shift_pattern',
  'employment_type',
  'start_date',
]);

/** Gates set by the posting; a job's reach is broken down by them. */
export const JOB_REQUIREMENT_GATES = [
  'license',
  'certifications',
  'experience',
  'work_authorization',
  'pay',
  'distance',
  'shift',
  'shift_pattern',
  'employment_type',
  'start_date',
] as const satisfies readonly GateId[];

/** People who fail these are not counted in a job's reach: no requirement of the job excludes them. */
export const CONSIDERED_GATES = [
  'position',
  'approved',
  'hold',
  'blocked_employer',
] as const satisfies readonly GateId[];

/** The only gate that excludes the person, or null when there is none or more than one. */
function onlyFailure(gates: readonly GateResult[]): GateResult | null {
  const failed = gates.filter((gate) => gate.outcome !== 'pass');
  const [only] = failed;
  return failed.length === 1 && only && CHANGEABLE_GATES.has(only.gate) ? only : null;
}

/** Beyond a daily commute: such a job needs a move, not a larger radius. */
export const FARTHEST_DRIVE_MILES = 100;
export const MOVE = 'move';

/** The subject of a change: two jobs that lack the same thing form one near miss. */
function subjectOf(miss: GateResult, job: JobFacts): string {
  if (miss.gate === 'certifications') return [...(miss.facts['missing'] as readonly string[])].toSorted().join('+');
  if (miss.gate === 'license') return String(miss.facts['state'] ?? miss.facts['licenseState'] ?? job.state);
  if (miss.gate === 'distance') return Number(miss.facts['miles'] ?? 0) > FARTHEST_DRIVE_MILES ? MOVE : '';
  if (miss.gate === 'shift') return job.shift;
  if (miss.gate === 'shift_pattern') return job.shiftPattern;
  if (miss.gate === 'employment_type') return job.employmentType;
  return '';
}

/** The number that would have to change. */
function stepOf(miss: GateResult): number | string | null {
  if (miss.gate === 'pay') return miss.facts['topRateCents'] as number;
  if (miss.gate === 'distance') return (miss.facts['miles'] as number | undefined) ?? null;
  if (miss.gate === 'experience') return miss.facts['minimumYears'] as number;
  if (miss.gate === 'start_date') return miss.facts['workDay'] as string;
  return null;
}

interface Group {
  readonly code: string;
  readonly gate: GateId;
  readonly subject: string;
  readonly jobs: { readonly id: string; readonly step: number | string | null }[];
}

/** The nearest step opens the first job, the farthest opens all. For pay and start dates, near is high. */
function stepFacts(group: Group): Record<string, FactValue> {
  const steps = group.jobs.map((job) => job.step).filter((step) => step !== null);
  if (steps.length === 0) return {};
  const ascending = steps.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [low, high] = [ascending[0] ?? null, ascending.at(-1) ?? null];
  return group.gate === 'pay' || group.gate === 'start_date'
    ? { opensFirst: high, opensAll: low }
    : { opensFirst: low, opensAll: high };
}

const toNearMiss = (group: Group): NearMiss => ({
  code: group.subject === '' ? group.code : `${group.code}:${group.subject}`,
  gate: group.gate,
  facts: { subject: group.subject === '' ? null : group.subject, ...stepFacts(group) },
  jobs: group.jobs.length,
  jobIds: group.jobs.map((job) => job.id).toSorted(),
});

/** What this job would take: each failed gate as a near miss. Empty if the person cannot change one of them. */
export function changesFor(gates: readonly GateResult[], job: JobFacts): readonly NearMiss[] {
  const stopped = gates.filter((gate) => gate.outcome !== 'pass');
  if (!stopped.every(({ gate }) => CHANGEABLE_GATES.has(gate))) return [];
  return stopped.map((miss) => {
    const { code, gate } = miss;
    return toNearMiss({ code, gate, subject: subjectOf(miss, job), jobs: [{ id: job.id, step: stepOf(miss) }] });
  });
}

/** Changes that would open more of these jobs, most jobs first, ties by code. */
export function nearMissesOf(
  candidate: CandidateFacts,
  jobs: Iterable<JobFacts>,
  asOf: Day,
  limit = Infinity,
): readonly NearMiss[] {
  const groups = new Map<string, Group>();
  for (const job of jobs) {
    if (!candidate.positions.includes(job.position)) continue;
    const miss = onlyFailure(evaluateGates(candidate, job, asOf, GATES));
    if (!miss) continue;
    const subject = subjectOf(miss, job);
    const key = `${miss.code}:${subject}`;
    const group = groups.get(key) ?? { code: miss.code, gate: miss.gate, subject, jobs: [] };
    group.jobs.push({ id: job.id, step: stepOf(miss) });
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(toNearMiss)
    .toSorted((a, b) => b.jobs - a.jobs || byText(a.code, b.code))
    .slice(0, limit);
}

/** Accumulates a job's reach from each considered person's failed gates. */
export class ReachCounter {
  #considered = 0;
  #eligible = 0;
  #held = 0;
  readonly #excluded = new Map<GateId, number>();
  readonly #only = new Map<GateId, number>();

  /** @param stopped requirement gates that do not pass; @param waits whether all of them are held for a reviewer */
  add(stopped: readonly GateId[], waits: boolean): void {
    this.#considered++;
    const [first] = stopped;
    if (first === undefined) {
      this.#eligible++;
      return;
    }
    if (waits) this.#held++;
    for (const gate of stopped) this.#excluded.set(gate, (this.#excluded.get(gate) ?? 0) + 1);
    if (stopped.length === 1) this.#only.set(first, (this.#only.get(first) ?? 0) + 1);
  }

  result(): JobReach {
    const gates: GateCount[] = JOB_REQUIREMENT_GATES.map((gate) => ({
      gate,
      excluded: this.#excluded.get(gate) ?? 0,
      only: this.#only.get(gate) ?? 0,
    }))
      .filter((count) => count.excluded > 0)
      .toSorted((a, b) => b.only - a.only || b.excluded - a.excluded);
    return {
      eligible: this.#eligible,
      held: this.#held,
      considered: this.#considered,
      gates,
      tightest: gates[0]?.gate ?? null,
    };
  }
}

/** Counts one person toward a job's reach, if the job considers them. */
export function countReach(counter: ReachCounter, candidate: CandidateFacts, job: JobFacts, asOf: Day): void {
  if (!candidate.positions.includes(job.position)) return;
  if (evaluateGates(candidate, job, asOf, CONSIDERED_GATES).some((gate) => gate.outcome !== 'pass')) return;
  const stopped = evaluateGates(candidate, job, asOf, JOB_REQUIREMENT_GATES).filter((g) => g.outcome !== 'pass');
  counter.add(
    stopped.map((gate) => gate.gate),
    stopped.every((gate) => gate.outcome === 'held'),
  );
}

/** A change to a profile. */
export interface ProfileGain {
  readonly code: string;
  readonly apply: (candidate: CandidateFacts) => CandidateFacts;
}

export interface ProfileGainResult {
  readonly code: string;
  /** Mean change of compatibility (points of 100) over the jobs already eligible; exact. */
  readonly points: number;
  readonly newJobs: number;
}

/** The exact gain of each change: recomputes every job. Best first, ties by code. */
export function profileGains(
  candidate: CandidateFacts,
  jobs: readonly JobFacts[],
  weights: Weights,
  asOf: Day,
  changes: readonly ProfileGain[],
): readonly ProfileGainResult[] {
  const open = jobs.filter((job) => isEligible(candidate, job, asOf));
  const openIds = new Set(open.map((job) => job.id));
  const compatibility = (person: CandidateFacts, job: JobFacts) =>
    pairScore(candidateScore(person, job, weights).score, employerScore(person, job, weights, asOf).score)
      .compatibility;
  return changes
    .map(({ code, apply }) => {
      const changed = apply(candidate);
      const gains = open.map((job) => compatibility(changed, job) - compatibility(candidate, job));
      return {
        code,
        points: gains.length === 0 ? 0 : gains.reduce((sum, gain) => sum + gain, 0) / gains.length,
        newJobs: jobs.filter((job) => !openIds.has(job.id) && isEligible(changed, job, asOf)).length,
      };
    })
    .toSorted((a, b) => b.newJobs - a.newJobs || b.points - a.points || byText(a.code, b.code));
}

export const bestJobs = (pairs: readonly RankedPair[], limit = Infinity): readonly RankedPair[] =>
  pairs.toSorted(bestJobFirst).slice(0, limit);
