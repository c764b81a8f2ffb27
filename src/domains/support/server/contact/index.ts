import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { contactContracts } from '#domains/support/contract/contact.ts';
import { purgeMessages, purgeMessagesJob } from './contact.ts';
import { contactRoutes } from './contact.routes.ts';

export const contactFeature: Feature = {
  name: 'contact',
  contracts: contactContracts,
  routes: contactRoutes,
  jobs: [handle(purgeMessagesJob, (deps) => purgeMessages(deps))],
};
