import { byText } from '#kernel/compare.ts';
import { hireChance, type Calibration } from '#domains/matching/engine/analysis/calibration.ts';
import { blockingPairs, deferredAcceptance } from '#domains/matching/engine/allocation/deferred-acceptance.ts';
import { allocateShowings, type ExposureLimits } from '#domains/matching/engine/allocation/exposure-cap.ts';
import { learnWeights, type LearningResult, type OutcomeRow } from '#domains/matching/engine/analysis/learning.ts';
import { measureMarket, type MarketMeasures } from '#domains/matching/engine/analysis/market-measures.ts';
import type {
  CandidateFacts,
  JobFacts,
  JobReach,
  MatchEngine,
  NearMiss,
  RankedPair,
  Weights,
} from '#domains/matching/engine/types.ts';
import type { JobState, Position } from '#kernel/vocabulary.ts';

/** The setting an administrator changes: weights of both sides and the exposure cap. */
export interface Setting {
  weights: Weights;
  limits: ExposureLimits;
}

/** A request to the lab's thread. Carries facts for invented or freshly read people and jobs. */
export type LabQuestion =
  | { kind: 'size' }
  | { kind: 'run'; settings: readonly [Setting, Setting]; calibration: Calibration }
  | { kind: 'people'; weights: Weights; job: JobFacts; person: CandidateFacts | null }
  | { kind: 'jobs'; weights: Weights; person: CandidateFacts; job: JobFacts | null }
  | { kind: 'batch'; weights: Weights; position: Position; state: JobState | null }
  | { kind: 'learn'; rows: readonly OutcomeRow[]; from: Weights };

/** A position in a list: the top entries and those around the selected one. */
export interface Neighborhood {
  total: number;
  /** From 1; null without a selection or when the selected one is not eligible. */
  rank: number | null;
  rows: readonly { rank: number; pair: RankedPair }[];
}

export interface RunSide {
  measures: MarketMeasures;
  /** People shown to at least one employer. */
  shown: readonly string[];
  /** People whose best compatibility is above the median of all (LL144 scoring rate). */
  aboveMedian: readonly string[];
}

export interface Move {
  id: string;
  /** Number of employers who see this person under each setting. */
  before: number;
  after: number;
}

export interface LabRun {
  ms: number;
  people: number;
  jobs: number;
  reachable: readonly string[];
  sides: readonly [RunSide, RunSide];
  listsChanged: number;
  up: readonly Move[];
  down: readonly Move[];
}

export interface LabBatch {
  assigned: readonly RankedPair[];
  unmatchedPeople: number;
  seats: number;
  openSeats: number;
  blockingPairs: number;
  people: number;
  jobs: number;
}

export interface LabAnswers {
  size: { people: number; jobs: number };
  run: LabRun;
  people: { list: Neighborhood; reach: JobReach };
  jobs: { list: Neighborhood; nearMisses: readonly NearMiss[] };
  batch: LabBatch;
  learn: LearningResult;
}

const TOP = 5;
const AROUND = 2;
const MOVES_SHOWN = 12;
const NEAR_MISSES = 8;

export function answerLab(engine: MatchEngine, question: LabQuestion): LabAnswers[LabQuestion['kind']] {
  if (question.kind === 'size') return { people: engine.candidateCount, jobs: engine.jobCount };
  if (question.kind === 'run') return runMarket(engine, question.settings, question.calibration);
  if (question.kind === 'learn') return learnWeights(question.rows, question.from, 'learned');
  takeWeights(engine, question.weights);
  if (question.kind === 'batch') return runBatch(engine, question.position, question.state);
  if (question.kind === 'people') {
    const pairs = withGuest(engine, question.person, () => engine.peopleForJob(question.job));
    return {
      list: neighborhood(pairs, ({ candidateId }) => candidateId === question.person?.id),
      reach: engine.reach(question.job),
    };
  }
  const { person, job } = question;
  const stored = engine.storedJobs().some(({ id }) => id === job?.id);
  if (job && !stored) engine.upsertJob(job);
  const pairs = engine.jobsForPerson(person);
  if (job && !stored) engine.removeJob(job.id);
  return {
    list: neighborhood(pairs, ({ jobId }) => jobId === job?.id),
    nearMisses: engine.nearMisses(person, { limit: NEAR_MISSES }),
  };
}

/** Skips equal weights: changing them costs a pass over every row. */
function takeWeights(engine: MatchEngine, weights: Weights): void {
  if (JSON.stringify(engine.weights) !== JSON.stringify(weights)) engine.setWeights(weights);
}

/** Adds an invented person temporarily to rank them. */
function withGuest<T>(engine: MatchEngine, guest: CandidateFacts | null, ask: () => T): T {
  const isInvented = guest?.id === INVENTED_PERSON;
  if (isInvented) engine.upsertCandidate(guest);
  try {
    return ask();
  } finally {
    if (isInvented) engine.removeCandidate(guest.id);
  }
}

/** Ids of invented people and jobs; no stored row has them. */
export const INVENTED_PERSON = '00000000-0000-4000-8000-00000000aaaa';
export const INVENTED_JOB = '00000000-0000-4000-8000-00000000bbbb';

function neighborhood(pairs: readonly RankedPair[], isChosen: (pair: RankedPair) => boolean): Neighborhood {
  const at = pairs.findIndex(isChosen);
  const rows = pairs
    .map((pair, i) => ({ rank: i + 1, pair }))
    .filter((_, i) => i < TOP || (at >= 0 && Math.abs(i - at) <= AROUND));
  return { total: pairs.length, rank: at < 0 ? null : at + 1, rows };
}

/** Every job's eligible people under one setting, and who would be shown on a new day. */
function runSide(engine: MatchEngine, { weights, limits }: Setting, calibration: Calibration) {
  takeWeights(engine, weights);
  const jobs = engine.storedJobs();
  const openings = new Map(jobs.map((job) => [job.id, job.openings]));
  const eligible = jobs.flatMap((job) => engine.peopleForJob(job.id));
  const shown = allocateShowings(eligible, { shownForJobToday: () => 0, timesShown: () => 0 }, limits);
  const measures = measureMarket(
    { eligible, shown, openingsOf: (id) => openings.get(id) ?? 1, jobIds: [...openings.keys()] },
    (rankScore) => hireChance(calibration, rankScore),
  );
  const best = new Map<string, number>();
  for (const { candidateId, compatibility } of eligible) {
    best.set(candidateId, Math.max(compatibility, best.get(candidateId) ?? 0));
  }
  const timesShown = new Map<string, number>();
  for (const { candidateId } of shown) timesShown.set(candidateId, (timesShown.get(candidateId) ?? 0) + 1);
  const lists = new Map(
    Array.from(
      Map.groupBy(shown, (pair) => pair.jobId),
      ([jobId, own]) => [
        jobId,
        own
          .map(({ candidateId }) => candidateId)
          .toSorted()
          .join(),
      ],
    ),
  );
  return { measures, best, timesShown, lists };
}

function aboveMedian(best: ReadonlyMap<string, number>): string[] {
  const sorted = [...best.values()].toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return [...best].filter(([, score]) => score > median).map(([id]) => id);
}

function runMarket(engine: MatchEngine, settings: readonly [Setting, Setting], calibration: Calibration): LabRun {
  const began = performance.now();
  const [before, after] = [runSide(engine, settings[0], calibration), runSide(engine, settings[1], calibration)];
  const reachable = [...before.best.keys()].toSorted();
  const moves: Move[] = reachable
    .map((id) => ({ id, before: before.timesShown.get(id) ?? 0, after: after.timesShown.get(id) ?? 0 }))
    .filter((move) => move.before !== move.after);
  const byGain = (sign: 1 | -1) =>
    moves
      .filter((move) => sign * (move.after - move.before) > 0)
      .toSorted((a, b) => sign * (b.after - b.before - (a.after - a.before)) || byText(a.id, b.id))
      .slice(0, MOVES_SHOWN);
  const jobIds = new Set([...before.lists.keys(), ...after.lists.keys()]);
  const sideOf = ({ measures, best, timesShown }: typeof before): RunSide => ({
    measures,
    shown: [...timesShown.keys()],
    aboveMedian: aboveMedian(best),
  });
  return {
    ms: performance.now() - began,
    people: engine.candidateCount,
    jobs: engine.jobCount,
    reachable,
    sides: [sideOf(before), sideOf(after)],
    listsChanged: [...jobIds].filter((id) => before.lists.get(id) !== after.lists.get(id)).length,
    up: byGain(1),
    down: byGain(-1),
  };
}

/** A batch round for one position: people propose, seats are the jobs' openings. */
function runBatch(engine: MatchEngine, position: Position, state: JobState | null): LabBatch {
  const jobs = engine.storedJobs().filter((job) => job.position === position && (!state || job.state === state));
  const openings = new Map(jobs.map((job) => [job.id, job.openings]));
  const seatsOf = (jobId: string) => openings.get(jobId) ?? 0;
  const pairs = jobs.flatMap((job) => engine.peopleForJob(job.id));
  const round = deferredAcceptance(pairs, seatsOf);
  const seats = jobs.reduce((sum, job) => sum + job.openings, 0);
  return {
    assigned: round.assigned,
    unmatchedPeople: round.unmatchedPeople.length,
    seats,
    openSeats: seats - round.assigned.length,
    blockingPairs: blockingPairs(pairs, round, seatsOf).length,
    people: new Set(pairs.map(({ candidateId }) => candidateId)).size,
    jobs: jobs.length,
  };
}
