import type { Feature } from '#server/platform/feature.ts';
import { faqContracts } from '#shared/contracts/faq.ts';
import { faqRoutes } from './faq.routes.ts';

export { inPublicOrder, publicKey } from './faq.repo.ts';

export const faqFeature: Feature = { name: 'faq', contracts: faqContracts, routes: faqRoutes };
