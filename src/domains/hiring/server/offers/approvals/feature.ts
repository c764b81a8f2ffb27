import { approvalContracts } from '#domains/hiring/contract/offers/offer-approvals.ts';
import type { Feature } from '#platform/server/feature.ts';
import { offerApprovalDecided, offerToApprove } from './approvals.notices.ts';
import { approvalRoutes } from './approvals.routes.ts';
import { approvalSubscribers } from './approvals.subscribers.ts';

export const offerApprovalsFeature: Feature = {
  name: 'offer-approvals',
  notices: [offerToApprove, offerApprovalDecided],
  subscribers: approvalSubscribers,
  contracts: approvalContracts,
  routes: approvalRoutes,
};
