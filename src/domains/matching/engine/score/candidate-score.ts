/**
 * Candidate score: would this person want this job? `Σ wᵢ·xᵢ` over schedule, setting, the employer's response record,
 * commute and pay, added in exactly this order (`CANDIDATE_FEATURES`), so that the contributions equal the score.
 * Formulas of xᵢ: `formulas.ts`.
 */
import {
  commuteValue,
  expectedRateCents,
  payHighCents,
  payValue,
  responseValue,
  scheduleValue,
  settingValue,
} from './formulas.ts';
import { distanceOf } from '../gates.ts';
import { scoreSide } from './side-score.ts';
import { CANDIDATE_FEATURES } from '../types.ts';
import type { CandidateFacts, CandidateFeature, FactValue, JobFacts, SideScore, Weights } from '../types.ts';

type Feature = readonly [number, Readonly<Record<string, FactValue>>];

/** The length of a list of preferences, or -1 when it lacks the job's value. */
const named = <T>(preferences: readonly T[], offered: T) =>
  preferences.length > 0 && !preferences.includes(offered) ? -1 : new Set(preferences).size;

const FEATURES: Readonly<Record<CandidateFeature, (candidate: CandidateFacts, job: JobFacts) => Feature>> = {
  schedule: (candidate, job) => [
    scheduleValue(
      named(candidate.shifts, job.shift),
      named(candidate.shiftPatterns, job.shiftPattern),
      named(candidate.employmentTypes, job.employmentType),
    ),
    { shift: job.shift, shiftPattern: job.shiftPattern, employmentType: job.employmentType },
  ],
  setting: (candidate, job) => [
    settingValue(
      candidate.settings.length === 0 || job.facilityType === null,
      job.facilityType !== null && candidate.settings.includes(job.facilityType),
    ),
    { facilityType: job.facilityType, wanted: candidate.settings },
  ],
  response: (_, job) => [responseValue(job.responseRecord), { answeredInTime: job.responseRecord }],
  commute: (candidate, job) => {
    const miles = distanceOf(candidate, job);
    return [miles === null ? 0 : commuteValue(miles), { miles }];
  },
  pay: (candidate, job) => {
    const floor = candidate.payFloorCents ?? 0;
    const rate = expectedRateCents(job);
    return [
      payValue(rate, floor, payHighCents(floor, candidate.payTargetCents ?? 0)),
      { rateCents: rate, floorCents: candidate.payFloorCents, targetCents: candidate.payTargetCents },
    ];
  },
};

export const candidateScore = (
  candidate: CandidateFacts,
  job: JobFacts,
  weights: Weights,
): SideScore<CandidateFeature> =>
  scoreSide(CANDIDATE_FEATURES, weights.candidate, (feature) => FEATURES[feature](candidate, job));
