import type { Feature } from '#platform/server/feature.ts';
import { faqContracts } from '#domains/support/contract/faq.ts';
import { faqRoutes } from './faq.routes.ts';

export { inPublicOrder, publicKey } from './faq.repo.ts';

export const faqFeature: Feature = { name: 'faq', contracts: faqContracts, routes: faqRoutes };
