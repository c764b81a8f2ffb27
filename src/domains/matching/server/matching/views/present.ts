import {
  explainChange,
  explainContribution,
  explainGate,
  explainNearMiss,
  FEATURE_LABELS,
  topReasons,
  type Audience,
} from '#domains/matching/engine/explain/explain.ts';
import { explainFit, isAsked } from '#domains/matching/engine/explain/explain-fit.ts';
import { changesFor } from '#domains/matching/engine/explain/near-miss.ts';
import { lostPoints } from '#domains/matching/engine/score/lost-points.ts';
import type { Contribution, JobFacts, MatchReceipt } from '#domains/matching/engine/types.ts';
import type { matches } from '#domains/matching/db/matching.ts';
import type { MatchView, ScoreView } from '#domains/matching/contract/matches.ts';
import { PREFERENCE_GATES } from './employer-receipt.ts';

export interface PresentedGate {
  gate: string;
  passed: boolean;
  code: string;
  text: string;
  /** The candidate's own limit. Only the candidate may override it, by applying; the product never does. */
  isOwnWish: boolean;
}

export type StoredMatch = Pick<typeof matches.$inferSelect, 'receipt' | 'createdAt'>;

/** Our own data, written by the version it names. */
export const receiptIn = ({ receipt }: Pick<StoredMatch, 'receipt'>): MatchReceipt => receipt as MatchReceipt;

export const presentGates = (receipt: unknown): PresentedGate[] =>
  (receipt as MatchReceipt).gates.map((gate) => ({
    gate: gate.gate,
    passed: gate.outcome === 'pass',
    code: gate.code,
    text: explainGate(gate, 'candidate'),
    isOwnWish: PREFERENCE_GATES.has(gate.gate),
  }));

/** Each side's score with its parts in points of 100: for candidates and administrators, never employers. */
export function presentScore(match: StoredMatch): ScoreView {
  const receipt = receiptIn(match);
  return {
    compatibility: receipt.compatibility,
    candidateScore: receipt.candidateScore * 100,
    employerScore: receipt.employerScore * 100,
    candidateSide: receipt.candidateSide.map((part) => ({ ...presentPart(part, 'candidate'), isAsked: isAsked(part) })),
    employerSide: receipt.employerSide.map((part) => ({ ...presentPart(part, 'candidate'), isAsked: isAsked(part) })),
    costs: presentCosts(receipt),
    engineVersion: receipt.engineVersion,
    weightsVersion: receipt.weightsVersion,
    computedAt: match.createdAt.toISOString(),
  };
}

const presentPart = (part: Contribution, audience: Audience) => ({
  feature: part.feature,
  label: FEATURE_LABELS[part.feature],
  points: part.contribution * 100,
  maxPoints: part.weight * 100,
  text: explainContribution(part, audience),
});

function presentCosts(receipt: MatchReceipt): ScoreView['costs'] {
  const parts: readonly Contribution[] = [...receipt.candidateSide, ...receipt.employerSide];
  return lostPoints(receipt).flatMap(({ feature, points }) =>
    parts
      .filter((part) => part.feature === feature)
      .map((part) => ({
        feature,
        label: FEATURE_LABELS[feature],
        points,
        text: explainContribution(part, 'candidate'),
      })),
  );
}

/** What a candidate reads first: the reasons in pairs, and how fast the employer answers. */
export function presentFit(match: Pick<StoredMatch, 'receipt'>): Pick<MatchView, 'fit' | 'answersInTime'> {
  const receipt = receiptIn(match);
  const response = receipt.candidateSide.find(({ feature }) => feature === 'response');
  const answered = response?.facts['answeredInTime'];
  return { fit: [...explainFit(receipt)], answersInTime: typeof answered === 'number' ? answered : null };
}

/** The strongest reasons, in texts for the candidate. */
export function presentReasons(match: Pick<StoredMatch, 'receipt'>): string[] {
  const { candidateSide, employerSide, candidateScore, employerScore } = receiptIn(match);
  return [
    ...topReasons(
      {
        candidateSide: { score: candidateScore, contributions: candidateSide },
        employerSide: { score: employerScore, contributions: employerSide },
      },
      'candidate',
    ),
  ];
}

/** The changes this job would take, in texts for the candidate. */
export function presentChanges(receipt: MatchReceipt, job: JobFacts): string[] {
  const changes = changesFor(receipt.gates, job);
  return changes.map((change) => explainChange(change, changes.length === 1));
}

export const nearMissText = explainNearMiss;
