import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { offerContracts } from '#domains/hiring/contract/offers/offers.ts';
import { expire } from './end-offer.ts';
import { offerExpiry } from './offers.jobs.ts';
import { offerNotices } from './offers.notices.ts';
import { offerRoutes } from './offers.routes.ts';
import { offerSubscribers } from './offers.subscribers.ts';

export {
  accept as acceptOffer,
  decline as declineOffer,
  expire as expireOffer,
  expireDue,
  rescind as rescindOffer,
} from './end-offer.ts';
export { counteroffersFeature } from './counter/feature.ts';
export { writeSteps as writeApprovalSteps } from './approvals/steps.ts';
export { submit as submitOffer } from './approvals/submit.ts';
export { makeCounter as counterOffer } from './counter/counter.ts';
export { discard as discardOffer, saveDraft as saveOfferDraft } from './draft.ts';
export { offerApprovalsFeature } from './approvals/feature.ts';
export { offerTemplatesFeature } from './templates/feature.ts';
export { contentOf as offerTemplateContent, offerTemplates } from './templates/offer-templates.ts';
export { offerExpiring } from './offers.notices.ts';
export { offersOf } from './offers.repo.ts';
export { send as sendOffer } from './send-offer.ts';

export const offersFeature: Feature = {
  name: 'offers',
  notices: offerNotices,
  subscribers: offerSubscribers,
  contracts: offerContracts,
  routes: offerRoutes,
  jobs: [handle(offerExpiry, (deps, { offerId }) => expire(deps, offerId))],
};
