import type { GateId, JobFacts, JobReach } from '#domains/matching/engine/types.ts';
import { roundedCount } from '#domains/matching/contract/rounded-count.ts';
import { shortLabelOf } from '#kernel/labels.ts';

/** A requirement that the posting could do without, and about how many people would then be eligible. */
export interface Relaxation {
  /** 'Without ACLS required' */
  change: string;
  /** 'about 40' */
  count: string;
}

interface Change {
  change: string;
  gate: GateId;
  job: JobFacts;
}

const MOST_SHOWN = 3;

/**
 * What the posting could relax, most people first. Each count is that of the changed draft, rounded like any other: it
 * tells nothing that asking for that draft would not. Pay and place are left out, because counts that follow them step
 * by step would trace what a person hopes to earn and where she lives. `stated` are the posting's own certifications; the
 * organization's stay.
 */
export function relaxationsOf(
  job: JobFacts,
  stated: readonly string[],
  reach: JobReach,
  reachOf: (job: JobFacts) => JobReach,
): Relaxation[] {
  const now = roundedCount(reach.eligible).atLeast;
  const excludes = (gate: GateId) => reach.gates.some((count) => count.gate === gate && count.only > 0);
  return changesTo(job, stated)
    .filter(({ gate }) => excludes(gate))
    .map(({ change, job: relaxed }) => ({ change, ...roundedCount(reachOf(relaxed).eligible) }))
    .filter(({ atLeast }) => atLeast > now)
    .toSorted((a, b) => b.atLeast - a.atLeast)
    .slice(0, MOST_SHOWN)
    .map(({ change, text }) => ({ change, count: text }));
}

const changesTo = (job: JobFacts, stated: readonly string[]): Change[] => [
  ...job.requiredCertifications
    .filter((id) => stated.includes(id))
    .map((id) => ({
      change: `Without ${shortLabelOf(id)} required`,
      gate: 'certifications' as const,
      job: { ...job, requiredCertifications: job.requiredCertifications.filter((other) => other !== id) },
    })),
  ...(job.minimumYears > 0
    ? [{ change: 'Without minimum experience', gate: 'experience' as const, job: { ...job, minimumYears: 0 } }]
    : []),
  ...job.licenseStates
    .filter((state) => state !== job.state)
    .map((state) => ({
      change: `Without a license for ${state}`,
      gate: 'license' as const,
      job: { ...job, licenseStates: job.licenseStates.filter((other) => other !== state) },
    })),
];
