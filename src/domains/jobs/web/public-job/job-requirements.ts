import { REQUIREMENTS, requirementLabel } from '#domains/verification/contract/requirements-rules.ts';
import { labelOf } from '#kernel/labels.ts';
import type { PublicJob } from '#domains/jobs/contract/public-job.ts';
import { jobPageCopy } from './job-page.copy.ts';

/** What an applicant must have, in words, each requirement once. */
export function requirementsOf(job: PublicJob): string[] {
  const license = jobPageCopy.license[job.licenseRule];
  const stated = new Set(job.requiredCertifications.map((id) => `certification:${id}`));
  const added = REQUIREMENTS.filter((id) => job.addedRequirements.includes(id) && !stated.has(id));
  const states = [job.state, ...job.licenseStates.filter((state) => state !== job.state)].join(', ');
  return [
    ...(license ? [license(states)] : []),
    ...job.requiredCertifications.map(labelOf),
    ...added.map(requirementLabel),
    ...(job.minimumYears > 0 ? [jobPageCopy.years(job.minimumYears)] : []),
    ...(job.workAuthorizationRequired ? [jobPageCopy.authorized] : []),
  ];
}
