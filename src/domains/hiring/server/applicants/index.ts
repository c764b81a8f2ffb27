import type { Feature } from '#platform/server/feature.ts';
import { applicantContracts } from '#domains/hiring/contract/applicants.ts';
import { applicantRoutes } from './applicants.routes.ts';

export { pseudonymOf } from './applicant.presenter.ts';

export const applicantsFeature: Feature = {
  name: 'applicants',
  contracts: applicantContracts,
  routes: applicantRoutes,
};
