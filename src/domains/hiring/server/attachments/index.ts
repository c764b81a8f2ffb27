import { attachmentContracts } from '#domains/hiring/contract/conversations/attachments.ts';
import type { Feature } from '#platform/server/feature.ts';
import { attachmentRoutes } from './attachments.routes.ts';

export { attach, attachmentsOf } from './attachments.ts';

export const attachmentsFeature: Feature = {
  name: 'attachments',
  contracts: attachmentContracts,
  routes: attachmentRoutes,
};
