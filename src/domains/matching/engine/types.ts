/**
 * What the engine answers, and the interface that every engine has. Everything here is data: no method reads a
 * database, a clock or a random number; the day (`asOf`) and the weights are handed in.
 */
import type { CandidateFacts, Day, JobFacts } from './facts.ts';

export type * from './facts.ts';

/** In the order in which they are checked and shown. */
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

/** `held`: nothing speaks against the pair, but a reviewer has to look first; never applied automatically. */
export type GateOutcome = 'pass' | 'held' | 'fail';

export type FactValue = string | number | boolean | null | readonly string[];

export interface GateResult {
  readonly gate: GateId;
  readonly outcome: GateOutcome;
  /** A stable reason code (`explain.ts` has the words). */
  readonly code: string;
  /** The facts that decided it. */
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

/** One feature's part of a side's score: `contribution = weight · value`; the parts, added in order, are the score. */
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

/** A pair's numbers. `rankScore` = p·q orders lists, `compatibility` = 100·√(p·q) is shown. */
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

/** Everything about one pair, computed whether or not it is eligible. */
export interface Evaluation extends RankedPair {
  readonly eligible: boolean;
  /** `held` when no gate failed and at least one waits for a reviewer. */
  readonly outcome: GateOutcome;
  readonly gates: readonly GateResult[];
  readonly candidateSide: SideScore<CandidateFeature>;
  readonly employerSide: SideScore<EmployerFeature>;
  readonly distanceMiles: number | null;
}

/** What is stored with a match, enough to compute the same numbers again. */
export interface MatchReceipt {
  readonly engineVersion: string;
  readonly weightsVersion: string;
  readonly asOf: Day;
  readonly candidateId: string;
  readonly jobId: string;
  /** Of the candidate's facts, the job's facts, the weights and the day. */
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
  /** How many pairs, best first; all of them when left out. */
  readonly limit?: number;
  /** `aside`: everybody (every job) by score alone, eligible or not. For measuring and comparing; never shown to anybody. */
  readonly gates?: 'aside';
}

/** One thing that a person could change, and how many more published jobs that alone would make eligible. */
export interface NearMiss {
  /** The failing gate's reason code, with what it is about, e.g. `CERTIFICATION_MISSING:ACLS`. */
  readonly code: string;
  readonly gate: GateId;
  readonly facts: Readonly<Record<string, FactValue>>;
  readonly jobs: number;
  readonly jobIds: readonly string[];
}

export interface GateCount {
  readonly gate: GateId;
  /** People of the job's position whom this gate keeps out (or holds). */
  readonly excluded: number;
  /** Of those, the people whom no other gate keeps out: what dropping this one requirement would add. */
  readonly only: number;
}

export interface JobReach {
  readonly eligible: number;
  /** Waiting for a reviewer, with no gate failed. */
  readonly held: number;
  /** People of the job's position who are approved, not on hold and have not blocked the employer. */
  readonly considered: number;
  /** Gates that the employer's own requirements set, most excluding first. */
  readonly gates: readonly GateCount[];
  /** The one that excludes most people by itself, else most at all; null when it excludes nobody. */
  readonly tightest: GateId | null;
}

/**
 * One definition of eligibility and score, both directions. The plain reference (`oracle.ts`) and the
 * columnar engine answer with the same ids, the same order and bit for bit the same numbers.
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
  /** The stored jobs, in no particular order. */
  storedJobs(): readonly JobFacts[];
  setWeights(weights: Weights): void;
  /**
   * Another day. Answers the ids of people whose license or certification status turns with it and whose facts the
   * engine did not keep: they are in no answer until they are sent again.
   */
  setAsOf(asOf: Day): readonly string[];
  /** Eligible people, best first by p·q, ties by id. A job that is not stored (a draft) is handed in whole. */
  peopleForJob(job: string | JobFacts, options?: ListOptions): readonly RankedPair[];
  /** Eligible jobs of the stored ones, best first. */
  jobsForPerson(candidate: string | CandidateFacts, options?: ListOptions): readonly RankedPair[];
  /** How many are eligible and what keeps the others out. */
  reach(job: string | JobFacts): JobReach;
  /** A pair's whole story, from facts: the caller reads them fresh, so that nothing stale is ever acted upon. */
  evaluate(candidate: CandidateFacts, job: JobFacts): Evaluation;
  /** What would open more of the stored jobs to this person, most jobs first. */
  nearMisses(candidate: CandidateFacts, options?: ListOptions): readonly NearMiss[];
}

export type MatchEngineFactory = (options: {
  readonly asOf: Day;
  readonly weights: Weights;
  readonly candidates?: Iterable<CandidateFacts>;
  readonly jobs?: Iterable<JobFacts>;
}) => MatchEngine;
