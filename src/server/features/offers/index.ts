import type { Feature } from '#server/platform/feature.ts';
import { handle } from '#server/platform/jobs.ts';
import { offerContracts } from '#shared/contracts/offers.ts';
import { expire } from './answer.ts';
import { offerExpiry } from './offers.jobs.ts';
import { offerRoutes } from './offers.routes.ts';

export {
  accept as acceptOffer,
  decline as declineOffer,
  expire as expireOffer,
  rescind as rescindOffer,
} from './answer.ts';
export { send as sendOffer } from './send.ts';
export { offersOf } from './offers.repo.ts';

export const offersFeature: Feature = {
  name: 'offers',
  contracts: offerContracts,
  routes: offerRoutes,
  jobs: [handle(offerExpiry, (deps, { offerId }) => expire(deps, offerId))],
};
