/**
 * Employer score: would this employer want this person? `Σ wᵢ·xᵢ` over experience, recency, completeness of the
 * profile (without medical documents), specialty, skills and preferred certifications, added in exactly this order
 * (`EMPLOYER_FEATURES`). Formulas of xᵢ: `formulas.ts`.
 */
import { daysBetween } from '../days.ts';
import { completenessValue, experienceValue, percentOf, recencyValue, shareValue, tenthsOf } from './formulas.ts';
import { holdsCertification } from '../gates.ts';
import { scoreSide } from './side-score.ts';
import { EMPLOYER_FEATURES } from '../types.ts';
import type { CandidateFacts, Day, EmployerFeature, FactValue, JobFacts, SideScore, Weights } from '../types.ts';

type Feature = readonly [number, Readonly<Record<string, FactValue>>];

/** Days since the person last worked in the field or graduated; null when both are unknown. */
export function daysAway(candidate: CandidateFacts, asOf: Day): number | null {
  if (candidate.currentlyWorking) return 0;
  const last = [candidate.lastWorkedOn, candidate.graduatedOn]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1);
  return last === undefined ? null : Math.max(0, daysBetween(last, asOf));
}

const FEATURES: Readonly<Record<EmployerFeature, (candidate: CandidateFacts, job: JobFacts, asOf: Day) => Feature>> = {
  experience: (candidate) => [
    experienceValue(tenthsOf(candidate.yearsExperience)),
    { years: candidate.yearsExperience },
  ],
  recency: (candidate, _, asOf) => {
    const days = daysAway(candidate, asOf);
    return [days === null ? 0 : recencyValue(days), { daysAway: days }];
  },
  completeness: (candidate) => {
    const percent = percentOf(candidate.completeness);
    return [completenessValue(percent), { percent }];
  },
  specialty: (candidate, job) => {
    const held = job.specialty !== null && candidate.specialties.includes(job.specialty);
    return [shareValue(held ? 1 : 0, job.specialty === null ? 0 : 1), { specialty: job.specialty, held }];
  },
  skills: (candidate, job) => {
    const named = [...new Set(job.skills)];
    const held = named.filter((skill) => candidate.skills.includes(skill));
    return [shareValue(held.length, named.length), { held, named }];
  },
  certifications: (candidate, job, asOf) => {
    const named = [...new Set(job.preferredCertifications)];
    const held = named.filter((id) => holdsCertification(candidate, id, asOf));
    return [shareValue(held.length, named.length), { held, named }];
  },
};

export const employerScore = (
  candidate: CandidateFacts,
  job: JobFacts,
  weights: Weights,
  asOf: Day,
): SideScore<EmployerFeature> =>
  scoreSide(EMPLOYER_FEATURES, weights.employer, (feature) => FEATURES[feature](candidate, job, asOf));
