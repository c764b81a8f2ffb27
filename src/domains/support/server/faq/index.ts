import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { faqAdminContracts } from '#domains/support/contract/faq-admin.ts';
import { faqContracts } from '#domains/support/contract/faq.ts';
import { purgeFaq, purgeFaqJob } from './delete-faq.ts';
import { faqRoutes } from './faq.routes.ts';

export const faqFeature: Feature = {
  name: 'faq',
  contracts: [...faqContracts, ...faqAdminContracts],
  routes: faqRoutes,
  jobs: [handle(purgeFaqJob, (deps) => purgeFaq(deps))],
};
