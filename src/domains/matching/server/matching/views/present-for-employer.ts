import {
  explainContribution,
  explainGate,
  FEATURE_LABELS,
  topReasons,
} from '#domains/matching/engine/explain/explain.ts';
import type { matchViews } from '#domains/matching/db/matching.ts';
import type { ApplicantDetail, EmployerScoreView } from '#domains/hiring/contract/applicants.ts';
import type { EmployerReceipt } from './employer-receipt.ts';

export type StoredView = Pick<typeof matchViews.$inferSelect, 'employerScore' | 'receipt' | 'createdAt'>;

/** Our own data, written by the version it names. */
const receiptIn = ({ receipt }: Pick<StoredView, 'receipt'>): EmployerReceipt => receipt as EmployerReceipt;

/** What an employer sees of a pair: the employer's side in whole points, and interest as a band. */
export function presentScoreForEmployer(view: StoredView): EmployerScoreView {
  const { employerSide, interest, engineVersion, weightsVersion } = receiptIn(view);
  const compatibility = Math.round(view.employerScore * 100);
  const points = wholeParts(
    employerSide.map(({ contribution }) => contribution * 100),
    compatibility,
  );
  const maxPoints = wholeParts(
    employerSide.map(({ weight }) => weight * 100),
    100,
  );
  return {
    compatibility,
    parts: employerSide.map((part, index) => ({
      feature: part.feature,
      label: FEATURE_LABELS[part.feature],
      points: points[index] ?? 0,
      maxPoints: maxPoints[index] ?? 0,
      text: explainContribution(part, 'employer'),
    })),
    interest,
    engineVersion,
    weightsVersion,
    computedAt: view.createdAt.toISOString(),
  };
}

/** The strongest reasons among facts the employer may see. */
export function reasonsForEmployer(view: StoredView): string[] {
  const pair = {
    candidateSide: { score: 0, contributions: [] },
    employerSide: { score: view.employerScore, contributions: receiptIn(view).employerSide },
  };
  return [...topReasons(pair, 'employer')];
}

/** Gates that are not candidate preferences: those appear only in the interest band. */
export const gatesForEmployer = (view: StoredView): ApplicantDetail['gates'] =>
  receiptIn(view).gates.map((gate) => ({
    gate: gate.gate,
    passed: gate.outcome === 'pass',
    code: gate.code,
    text: explainGate(gate, 'employer'),
  }));

/** Rounds parts to integers that add up to `total` (largest remainder method). */
function wholeParts(parts: readonly number[], total: number): number[] {
  const whole = parts.map(Math.floor);
  const rest = total - whole.reduce((sum, part) => sum + part, 0);
  const byLoss = parts.map((part, index) => ({ index, loss: part - Math.floor(part) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, Math.max(0, rest))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
