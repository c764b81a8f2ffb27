/** Why a person has no eligible job, and why a job has no eligible person. */
import { evaluateGates, isEligible } from '../gates.ts';
import { GATES, type CandidateFacts, type Day, type GateId, type JobFacts, type JobReach } from '../types.ts';

/**
 * The gate between the person and the jobs that come closest to fitting: of the jobs of their position with the fewest
 * open gates, the gate that most of them share. `position` if there is no such job, null if a job fits.
 */
export function whyNoJob(person: CandidateFacts, jobs: readonly JobFacts[], asOf: Day): GateId | null {
  const own = jobs.filter((job) => person.positions.includes(job.position));
  if (own.some((job) => isEligible(person, job, asOf))) return null;
  const failures = own.map((job) =>
    evaluateGates(person, job, asOf, GATES).flatMap(({ gate, outcome }) => (outcome === 'pass' ? [] : gate)),
  );
  const fewest = Math.min(...failures.map(({ length }) => length));
  const closest = failures.filter(({ length }) => length === fewest).flat();
  const countOf = (gate: GateId) => closest.filter((one) => one === gate).length;
  return GATES.filter((gate) => countOf(gate) > 0).toSorted((a, b) => countOf(b) - countOf(a))[0] ?? 'position';
}

/** The requirement that keeps people out; `position` if no person of the position is available, null if one fits. */
export const whyNoPerson = ({ eligible, considered, tightest }: JobReach): GateId | null =>
  eligible > 0 ? null : considered === 0 ? 'position' : (tightest ?? 'position');
