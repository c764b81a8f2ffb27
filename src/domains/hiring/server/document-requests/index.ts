import { documentRequestContracts } from '#domains/hiring/contract/document-requests/document-requests.ts';
import type { Feature } from '#platform/server/feature.ts';
import { documentAnswered, documentAsked } from './document-requests.notices.ts';
import { documentRequestRoutes } from './document-requests.routes.ts';
import { documentRequestSubscribers } from './document-requests.subscribers.ts';

export const documentRequestsFeature: Feature = {
  name: 'document-requests',
  contracts: documentRequestContracts,
  routes: documentRequestRoutes,
  notices: [documentAsked, documentAnswered],
  subscribers: documentRequestSubscribers,
};
