import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs.ts';
import { offerContracts } from '#domains/hiring/contract/offers.ts';
import { expire } from './answer.ts';
import { offerExpiry } from './offers.jobs.ts';
import { offerRoutes } from './offers.routes.ts';

export {
  accept as acceptOffer,
  decline as declineOffer,
  expire as expireOffer,
  rescind as rescindOffer,
} from './answer.ts';
import { offerNotices } from '#domains/hiring/server/applications/index.ts';
export { send as sendOffer } from './send.ts';
export { offersOf } from './offers.repo.ts';

export const offersFeature: Feature = {
  name: 'offers',
  notices: offerNotices,
  contracts: offerContracts,
  routes: offerRoutes,
  jobs: [handle(offerExpiry, (deps, { offerId }) => expire(deps, offerId))],
};
