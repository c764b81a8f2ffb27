import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { faqAdminContracts } from '#domains/support/contract/faq-admin.ts';
import { purgeFaq, purgeFaqJob } from './delete-faq.ts';
import { faqAdminRoutes } from './faq-admin.routes.ts';

export const faqAdminFeature: Feature = {
  name: 'faq-admin',
  contracts: faqAdminContracts,
  routes: faqAdminRoutes,
  jobs: [handle(purgeFaqJob, (deps) => purgeFaq(deps))],
};
