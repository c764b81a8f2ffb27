import { explainContribution, FEATURE_LABELS, topReasons } from '#matching/core/explain.ts';
import type { CandidateFeature, Contribution } from '#matching/core/types.ts';
import type { EmployerScoreView, InterestBand } from '#shared/contracts/applications.ts';
import { receiptIn, type StoredMatch } from './present.ts';

/** What an employer reads of a stored match: the employer's side in whole points, and interest as a band. */
export function presentScoreForEmployer(match: StoredMatch): EmployerScoreView {
  const receipt = receiptIn(match);
  const compatibility = Math.round(receipt.employerScore * 100);
  const points = wholeParts(
    receipt.employerSide.map(({ contribution }) => contribution * 100),
    compatibility,
  );
  const maxPoints = wholeParts(
    receipt.employerSide.map(({ weight }) => weight * 100),
    100,
  );
  return {
    compatibility,
    parts: receipt.employerSide.map((part, index) => ({
      feature: part.feature,
      label: FEATURE_LABELS[part.feature],
      points: points[index] ?? 0,
      maxPoints: maxPoints[index] ?? 0,
      text: explainContribution(part, 'employer'),
    })),
    interest: interestOf(receipt.candidateSide),
    engineVersion: receipt.engineVersion,
    weightsVersion: receipt.weightsVersion,
    computedAt: match.createdAt.toISOString(),
  };
}

/** The strongest reasons among facts that the employer may see, best first. */
export function reasonsForEmployer(match: Pick<StoredMatch, 'receipt'>): string[] {
  const { employerSide, employerScore } = receiptIn(match);
  const pair = {
    candidateSide: { score: 0, contributions: [] },
    employerSide: { score: employerScore, contributions: employerSide },
  };
  return [...topReasons(pair, 'employer')];
}

/** Wishes that an employer's job meets or not. Commute and pay are left out: a band's edge would measure them. */
const WISHES: ReadonlySet<CandidateFeature> = new Set(['schedule', 'setting']);
const HIGH_FROM = 0.75;
const GOOD_FROM = 0.5;

function interestOf(candidateSide: readonly Contribution<CandidateFeature>[]): InterestBand {
  const wishes = candidateSide.filter(({ feature }) => WISHES.has(feature));
  const of = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const met = wishes.reduce((sum, { contribution }) => sum + contribution, 0);
  if (of > 0 && met / of >= HIGH_FROM) return 'high';
  return of === 0 || met / of >= GOOD_FROM ? 'good' : 'some';
}

/** Rounds parts to whole numbers that add up to `total`: those that lose most by rounding down get the rest. */
function wholeParts(parts: readonly number[], total: number): number[] {
  const whole = parts.map(Math.floor);
  const rest = total - whole.reduce((sum, part) => sum + part, 0);
  const byLoss = parts.map((part, index) => ({ index, loss: part - Math.floor(part) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, Math.max(0, rest))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
