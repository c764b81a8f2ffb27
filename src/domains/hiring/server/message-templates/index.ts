import { templateContracts } from '#domains/hiring/contract/conversations/message-templates.ts';
import type { Feature } from '#platform/server/feature.ts';
import { templateRoutes } from './message-templates.routes.ts';

export { valuesIn } from './placeholder-values.ts';
export { templatesOf } from './templates.ts';
export { requireFilled, requireUsable } from './use-template.ts';

export const messageTemplatesFeature: Feature = {
  name: 'message-templates',
  contracts: templateContracts,
  routes: templateRoutes,
};
