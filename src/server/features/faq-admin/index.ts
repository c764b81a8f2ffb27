import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { faqAdminContracts } from '#shared/contracts/faq-admin.ts';
import { purgeFaq, purgeFaqJob } from './delete-faq.ts';
import { faqAdminRoutes } from './faq-admin.routes.ts';

export const faqAdminFeature: Feature = {
  name: 'faq-admin',
  contracts: faqAdminContracts,
  routes: faqAdminRoutes,
  jobs: [handle(purgeFaqJob, (deps) => purgeFaq(deps))],
};
