import type { Feature } from '#platform/server/feature.ts';
import { resumeContracts } from '#domains/profiles/contract/resume/resume-imports.ts';
import { resumeJobs } from './resume.jobs.ts';
import { resumeRoutes } from './resume.routes.ts';

export const resumeFeature: Feature = {
  name: 'resume',
  contracts: resumeContracts,
  routes: resumeRoutes,
  jobs: resumeJobs,
};

export { readSuggestions } from './rules/read-suggestions.ts';
export { CERTIFICATION_NAMES } from './rules/certifications.ts';
