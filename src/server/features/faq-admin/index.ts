import type { Feature } from '#server/platform/feature.ts';
import { faqAdminContracts } from '#shared/contracts/faq-admin.ts';
import { faqAdminRoutes } from './faq-admin.routes.ts';

export const faqAdminFeature: Feature = { name: 'faq-admin', contracts: faqAdminContracts, routes: faqAdminRoutes };
