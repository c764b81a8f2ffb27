import {
  explainContribution,
  explainGate,
  FEATURE_LABELS,
  topReasons,
} from '#domains/matching/engine/explain/explain.ts';
import type { GateResult } from '#domains/matching/engine/types.ts';
import type { matchViews } from '#domains/matching/db/matching.ts';
import type { ApplicantDetail, EmployerScoreView } from '#domains/hiring/contract/applicants.ts';
import { askedParts, type EmployerReceipt } from './employer-receipt.ts';

export type StoredView = Pick<typeof matchViews.$inferSelect, 'employerScore' | 'receipt' | 'createdAt'>;

/** Our own data, written by the version it names. */
const receiptIn = ({ receipt }: Pick<StoredView, 'receipt'>): EmployerReceipt => receipt as EmployerReceipt;

/** What an employer sees of a pair: how the person fits what the job asks for, in whole points, and interest as a band. */
export function presentScoreForEmployer(view: StoredView): EmployerScoreView {
  const { employerSide, interest, engineVersion, weightsVersion } = receiptIn(view);
  const asked = askedParts(employerSide);
  const compatibility = Math.round(view.employerScore * 100);
  const points = wholeParts(
    asked.map(({ contribution }) => contribution * 100),
    compatibility,
  );
  const maxPoints = wholeParts(
    asked.map(({ weight }) => weight * 100),
    100,
  );
  return {
    compatibility,
    parts: asked.map((part, index) => ({
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
    isAsked: asks(gate),
  }));

/** Whether the job sets this requirement; the others are met by everyone who is shown. */
function asks({ gate, facts }: GateResult): boolean {
  if (gate === 'certifications') return Array.isArray(facts['required']) && facts['required'].length > 0;
  if (gate === 'experience') return Number(facts['minimumYears']) > 0;
  if (gate === 'work_authorization') return facts['required'] === true;
  return gate === 'license';
}

/** Rounds parts to integers that add up to `total` (largest remainder method). */
function wholeParts(parts: readonly number[], total: number): number[] {
  const whole = parts.map(Math.floor);
  const rest = total - whole.reduce((sum, part) => sum + part, 0);
  const byLoss = parts.map((part, index) => ({ index, loss: part - Math.floor(part) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, Math.max(0, rest))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
