export { insertConsent, revokeConsent, revokeConsents, type Consent } from './consents.repo.ts';
export { updateProfile } from './profiles.repo.ts';
