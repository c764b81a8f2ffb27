export { apply } from './apply.ts';
export {
  decline,
  employersApplication,
  note,
  ownApplication,
  setMedicalConsent,
  shortlist,
  withdraw,
} from './decide.ts';
export { presentJobCard } from './job-card.ts';
export { addWorkingHours } from './response-clock.ts';
export { whatIsShared } from './sharing.ts';
export { lockApplication, step, writeEvent, type Application } from './steps.ts';
export { hiringTeam, jobFacts, type JobFactsRow } from './team.repo.ts';
