import type { Feature } from '#platform/server/feature.ts';
import { candidateContracts } from '#domains/profiles/contract/candidates.ts';
import { profilePartContracts } from '#domains/profiles/contract/profile-parts.ts';
import { geoContracts } from '#domains/profiles/contract/geo.ts';
import { decisionSubscribers } from './apply-decision.ts';
import { candidateRoutes } from './candidates.routes.ts';
import { confirmSubmission, submissionNotices } from './submission.notices.ts';

export const candidatesFeature: Feature = {
  name: 'candidates',
  contracts: [...candidateContracts, ...profilePartContracts, ...geoContracts],
  routes: candidateRoutes,
  subscribers: [...decisionSubscribers, confirmSubmission],
  notices: submissionNotices,
};

export { townsBySlug, zipsOf } from './places/towns.ts';
export { clockOf, placeOf, placesIn } from './places/zip.ts';
export {
  markRoleRequestClosed,
  readCore,
  readFacts,
  saveAutoApplyLimits,
  setAutoApplyPause,
} from './candidates.repo.ts';
export { addFact } from './facts.ts';
export { updateItem as changeOwnItem } from './own-items.ts';
