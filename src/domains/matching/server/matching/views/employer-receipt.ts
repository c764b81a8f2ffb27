import type {
  CandidateFeature,
  Contribution,
  EmployerFeature,
  GateId,
  GateResult,
  MatchReceipt,
} from '#domains/matching/engine/types.ts';
import type { InterestBand } from '#domains/hiring/contract/applicants.ts';

/** What is stored of a pair for its employer: the employer's side, the gates that are no wishes, and a band. */
export interface EmployerReceipt {
  engineVersion: string;
  weightsVersion: string;
  employerSide: readonly Contribution<EmployerFeature>[];
  gates: readonly GateResult[];
  interest: InterestBand;
}

/** The candidate's own limits, which a person may step over by hand, but nobody on the person's behalf. */
export const OWN_WISHES: ReadonlySet<GateId> = new Set([
  'pay',
  'distance',
  'shift',
  'shift_pattern',
  'employment_type',
  'start_date',
]);

/** Leaves out every number and every fact that the person's home, pay and wishes go into. */
export const employerReceiptOf = (receipt: MatchReceipt): EmployerReceipt => ({
  engineVersion: receipt.engineVersion,
  weightsVersion: receipt.weightsVersion,
  employerSide: receipt.employerSide,
  gates: receipt.gates.filter(({ gate }) => !OWN_WISHES.has(gate)),
  interest: interestOf(receipt.candidateSide),
});

/** Wishes that an employer's job meets or not. Commute and pay are left out: a band's edge would measure them. */
const BANDED: ReadonlySet<CandidateFeature> = new Set(['schedule', 'setting']);
const HIGH_FROM = 0.75;
const GOOD_FROM = 0.5;

function interestOf(candidateSide: readonly Contribution<CandidateFeature>[]): InterestBand {
  const wishes = candidateSide.filter(({ feature }) => BANDED.has(feature));
  const of = wishes.reduce((sum, { weight }) => sum + weight, 0);
  const met = wishes.reduce((sum, { contribution }) => sum + contribution, 0);
  if (of > 0 && met / of >= HIGH_FROM) return 'high';
  return of === 0 || met / of >= GOOD_FROM ? 'good' : 'some';
}
