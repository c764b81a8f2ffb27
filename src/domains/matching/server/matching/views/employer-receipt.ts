import type {
  CandidateFeature,
  Contribution,
  EmployerFeature,
  GateId,
  GateResult,
  MatchReceipt,
} from '#domains/matching/engine/types.ts';
import { isAsked } from '#domains/matching/engine/explain/explain-fit.ts';
import type { InterestBand } from '#domains/hiring/contract/applicants.ts';

/** What employers get of a pair: their side, the gates that are not candidate preferences, and an interest band. */
export interface EmployerReceipt {
  engineVersion: string;
  weightsVersion: string;
  employerSide: readonly Contribution<EmployerFeature>[];
  gates: readonly GateResult[];
  interest: InterestBand;
}

/** The candidate's own limits. Only the candidate may override them, by applying; the product never does. */
export const PREFERENCE_GATES: ReadonlySet<GateId> = new Set([
  'pay',
  'distance',
  'shift',
  'shift_pattern',
  'employment_type',
  'start_date',
]);

/** Omits every number and fact that derives from home, pay or preferences. */
export const employerReceiptOf = (receipt: MatchReceipt): EmployerReceipt => ({
  engineVersion: receipt.engineVersion,
  weightsVersion: receipt.weightsVersion,
  employerSide: receipt.employerSide,
  gates: receipt.gates.filter(({ gate }) => !PREFERENCE_GATES.has(gate)),
  interest: interestOf(receipt.candidateSide),
});

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** The parts of the employer's side that the posting asks for, with weights that add up to 1. */
export function askedParts(side: readonly Contribution<EmployerFeature>[]): readonly Contribution<EmployerFeature>[] {
  const asked = side.filter(isAsked);
  const of = sum(asked.map(({ weight }) => weight));
  return of === 0
    ? []
    : asked.map((part) => ({ ...part, weight: part.weight / of, contribution: part.contribution / of }));
}

/** How well a person fits what the posting asks for, 0 to 1: what it leaves open gives no points. */
export const fitOf = (side: readonly Contribution<EmployerFeature>[]): number =>
  sum(askedParts(side).map(({ contribution }) => contribution));

/** Preferences in the band. Commute and pay are excluded: the band's edges would reveal them. */
const BANDED: ReadonlySet<CandidateFeature> = new Set(['schedule', 'setting']);
const HIGH_FROM = 0.75;
const GOOD_FROM = 0.5;

function interestOf(candidateSide: readonly Contribution<CandidateFeature>[]): InterestBand {
  const preferences = candidateSide.filter(({ feature }) => BANDED.has(feature));
  const of = preferences.reduce((sum, { weight }) => sum + weight, 0);
  const met = preferences.reduce((sum, { contribution }) => sum + contribution, 0);
  if (of > 0 && met / of >= HIGH_FROM) return 'high';
  return of === 0 || met / of >= GOOD_FROM ? 'good' : 'some';
}
