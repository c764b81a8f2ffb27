/**
 * The engine's results and the interface of every engine. Everything here is data: no method reads a database, a clock
 * or a random number; the day (`asOf`) and the weights are parameters.
 */
import type { CandidateFacts, Day, JobFacts } from './facts.ts';

export type * from './facts.ts';

/** In the order of evaluation and display. */
export const GATES = [
  'job_open',
  'position',
  'approved',
  'hold',
  'blocked_employer',
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
] as const;
export type GateId = (typeof GATES)[number];

/** `held`: no gate fails, but a reviewer has to decide first; never applied automatically. */
export type GateOutcome = 'pass' | 'held' | 'fail';

export type FactValue = string | number | boolean | null | readonly string[];

export interface GateResult {
  readonly gate: GateId;
  readonly outcome: GateOutcome;
  /** A stable reason code (texts: `explain-gates.ts`). */
  readonly code: string;
  readonly facts: Readonly<Record<string, FactValue>>;
}

export const CANDIDATE_FEATURES = ['schedule', 'setting', 'response', 'commute', 'pay'] as const;
export const EMPLOYER_FEATURES = [
  'experience',
  'recency',
  'completeness',
  'specialty',
  'skills',
  'certifications',
] as const;
export type CandidateFeature = (typeof CANDIDATE_FEATURES)[number];
export type EmployerFeature = (typeof EMPLOYER_FEATURES)[number];
export type Feature = CandidateFeature | EmployerFeature;

/** The weights of each side add up to 1 (`weights.ts` validates them). */
export interface Weights {
  readonly version: string;
  readonly candidate: Readonly<Record<CandidateFeature, number>>;
  readonly employer: Readonly<Record<EmployerFeature, number>>;
}

/**
 * One feature's share of a side's score: `contribution = weight · value`. The contributions, added in order, are the
 * score.
 */
export interface Contribution<F extends Feature = Feature> {
  readonly feature: F;
  readonly weight: number;
  /** The monotone feature, 0 to 1. */
  readonly value: number;
  readonly contribution: number;
  readonly facts: Readonly<Record<string, FactValue>>;
}

export interface SideScore<F extends Feature = Feature> {
  readonly score: number;
  readonly contributions: readonly Contribution<F>[];
}

/**
 * A pair's scores. `rankScore` (product of the side scores) orders lists; `compatibility` = 100·√rankScore is
 * displayed.
 */
export interface PairScore {
  readonly candidateScore: number;
  readonly employerScore: number;
  readonly rankScore: number;
  readonly compatibility: number;
}

export interface RankedPair extends PairScore {
  readonly candidateId: string;
  readonly jobId: string;
}

/** The full evaluation of a pair, eligible or not. */
export interface Evaluation extends RankedPair {
  readonly eligible: boolean;
  /** `held` when no gate fails and at least one waits for a reviewer. */
  readonly outcome: GateOutcome;
  readonly gates: readonly GateResult[];
  readonly candidateSide: SideScore<CandidateFeature>;
  readonly employerSide: SideScore<EmployerFeature>;
  readonly distanceMiles: number | null;
}

/** Stored with a match: enough to compute the same numbers again. */
export interface MatchReceipt {
  readonly engineVersion: string;
  readonly weightsVersion: string;
  readonly asOf: Day;
  readonly candidateId: string;
  readonly jobId: string;
  /** Digest of both sides' facts, the weights and the day. */
  readonly fingerprint: string;
  readonly eligible: boolean;
  readonly outcome: GateOutcome;
  readonly gates: readonly GateResult[];
  readonly candidateScore: number;
  readonly employerScore: number;
  readonly rankScore: number;
  readonly compatibility: number;
  readonly candidateSide: readonly Contribution<CandidateFeature>[];
  readonly employerSide: readonly Contribution<EmployerFeature>[];
  readonly distanceMiles: number | null;
}

export interface ListOptions {
  /** Maximum number of pairs, best first; all by default. */
  readonly limit?: number;
  /** `aside`: ignore the gates and rank by score alone. For measurements and comparisons; never shown to users. */
  readonly gates?: 'aside';
}

/** One change a person could make, and how many published jobs it alone would open. */
export interface NearMiss {
  /** The failing gate's reason code with its subject, for example `CERTIFICATION_MISSING:ACLS`. */
  readonly code: string;
  readonly gate: GateId;
  readonly facts: Readonly<Record<string, FactValue>>;
  readonly jobs: number;
  readonly jobIds: readonly string[];
}

export interface GateCount {
  readonly gate: GateId;
  /** People of the job's position whom this gate excludes (or holds). */
  readonly excluded: number;
  /** People whom no other gate excludes: what dropping this requirement would add. */
  readonly only: number;
}

export interface JobReach {
  readonly eligible: number;
  /** Waiting for a reviewer; no gate fails. */
  readonly held: number;
  /** People of the job's position who are approved, not on hold and have not blocked the employer. */
  readonly considered: number;
  /** Gates that stem from the employer's requirements, most excluding first. */
  readonly gates: readonly GateCount[];
  /** The gate that excludes most people by itself, else most overall; null when none excludes anyone. */
  readonly tightest: GateId | null;
}

/**
 * One definition of eligibility and score for both directions. The reference (`oracle.ts`) and the columnar engine
 * return the same ids in the same order with bit-identical numbers.
 */
export interface MatchEngine {
  readonly name: string;
  readonly asOf: Day;
  readonly weights: Weights;
  readonly candidateCount: number;
  readonly jobCount: number;
  upsertCandidate(candidate: CandidateFacts): void;
  removeCandidate(id: string): void;
  upsertJob(job: JobFacts): void;
  removeJob(id: string): void;
  storedJobs(): readonly JobFacts[];
  setWeights(weights: Weights): void;
  /**
   * Changes the day. Returns the ids of people whose license or certification status changes with it and whose facts
   * the engine did not keep: they are in no result until upserted again.
   */
  setAsOf(asOf: Day): readonly string[];
  /** Eligible people by descending rank score, ties by id. Pass a job that is not stored (a draft) as facts. */
  peopleForJob(job: string | JobFacts, options?: ListOptions): readonly RankedPair[];
  /** Eligible stored jobs, best first. */
  jobsForPerson(candidate: string | CandidateFacts, options?: ListOptions): readonly RankedPair[];
  /** How many people are eligible and which requirements exclude the others. */
  reach(job: string | JobFacts): JobReach;
  /** Evaluates a pair from facts: callers read them fresh, so decisions never rest on stale data. */
  evaluate(candidate: CandidateFacts, job: JobFacts): Evaluation;
  /** Changes that would open more stored jobs to this person, most jobs first. */
  nearMisses(candidate: CandidateFacts, options?: ListOptions): readonly NearMiss[];
}

export type MatchEngineFactory = (options: {
  readonly asOf: Day;
  readonly weights: Weights;
  readonly candidates?: Iterable<CandidateFacts>;
  readonly jobs?: Iterable<JobFacts>;
}) => MatchEngine;
