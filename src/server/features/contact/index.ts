import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { contactContracts } from '#shared/contracts/contact.ts';
import { purgeMessages, purgeMessagesJob } from './contact.ts';
import { contactRoutes } from './contact.routes.ts';

export const contactFeature: Feature = {
  name: 'contact',
  contracts: contactContracts,
  routes: contactRoutes,
  jobs: [handle(purgeMessagesJob, (deps) => purgeMessages(deps))],
};
