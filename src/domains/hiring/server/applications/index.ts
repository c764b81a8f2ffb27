export {
  autoApplyConsent,
  hasMedicalConsent,
  insertConsent,
  revokeConsent,
  shareContact,
  type Application,
} from './applications.repo.ts';
export { apply } from './apply.ts';
export { decline, employersApplication, setMedicalConsent, shortlist, withdraw } from './decide.ts';
export { endApplications, endFilled, endFilledBefore, endForErased, endInterviews, stopTaking } from './ending.ts';
export { requireNoHold } from './on-hold.ts';
export { requireHirer } from './hirers.policy.ts';
export { presentJobCard } from './job-card.ts';
export { whatIsShared } from './sharing.ts';
export { lockApplication, note, step } from './steps.ts';
export { applicationNotices } from './applications.notices.ts';
export { offerDecided, offerExpiring, offerNotices, offerReceived } from './offers.notices.ts';
export { jobFacts, type JobFactsRow } from './job-facts.repo.ts';
export { timelineOf } from './timeline.repo.ts';
