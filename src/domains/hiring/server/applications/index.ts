import type { Feature } from '#platform/server/feature.ts';
import { applicationNotices } from './applications.notices.ts';
import { applicationSubscribers } from './applications.subscribers.ts';
import { endWithPerson } from './ends/end-with-person.ts';
import { endWithJobSubscribers } from './ends/end-with-job.ts';

export { autoApplyConsent, hasMedicalConsent, shareContact, type Application } from './applications.repo.ts';
export { apply } from './apply.ts';
export { decline, lockForEmployer, setMedicalConsent, shortlist, withdraw } from './decide.ts';
export { requireHirer } from './hirers.policy.ts';
export { mayHireFor } from './hirers.repo.ts';
export { presentJobCard } from './job-card.ts';
export { jobFacts, lockJobStatus, type JobFactsRow } from './job-facts.repo.ts';
export { endMatchedPairs } from './matched.repo.ts';
export { privateDeclineOf } from './private-declines.repo.ts';
export { keepPrivateReason } from './private-reasons.repo.ts';
export { lockApplication, moveApplication } from './move-application.ts';
export { requireStillAt } from './moved-meanwhile.ts';
export { requireNoHold } from './ends/on-hold.ts';
export { sideOnHold } from './ends/on-hold.repo.ts';

export const applicationsFeature: Feature = {
  name: 'applications',
  notices: applicationNotices,
  subscribers: [...applicationSubscribers, ...endWithJobSubscribers, endWithPerson],
};
