import { applicationViewsFeature } from '#server/features/application-views/index.ts';
import { auditFeature } from '#server/features/audit/index.ts';
import { candidatesFeature } from '#server/features/candidates/index.ts';
import { consoleFeature } from '#server/features/console/index.ts';
import { contactFeature } from '#server/features/contact/index.ts';
import { credentialWatchFeature } from '#server/features/credential-watch/index.ts';
import { documentsFeature } from '#server/features/documents/index.ts';
import { faqAdminFeature } from '#server/features/faq-admin/index.ts';
import { faqFeature } from '#server/features/faq/index.ts';
import { identityFeature } from '#server/features/identity/index.ts';
import { interviewsFeature } from '#server/features/interviews/index.ts';
import { jobsFeature } from '#server/features/jobs/index.ts';
import { mailFeature } from '#server/features/mail/index.ts';
import { matchReviewsFeature } from '#server/features/match-reviews/index.ts';
import { matchingFeature } from '#server/features/matching/index.ts';
import { matchingLabFeature } from '#server/features/matching-lab/index.ts';
import { myMatchesFeature } from '#server/features/my-matches/index.ts';
import { notificationsFeature } from '#server/features/notifications/index.ts';
import { offersFeature } from '#server/features/offers/index.ts';
import { operationsFeature } from '#server/features/operations/index.ts';
import { organizationsFeature } from '#server/features/organizations/index.ts';
import { passportFeature } from '#server/features/passport/index.ts';
import { recordsFeature } from '#server/features/records/index.ts';
import { remindersFeature } from '#server/features/reminders/index.ts';
import { reportsFeature } from '#server/features/reports/index.ts';
import { requirementsFeature } from '#server/features/requirements/index.ts';
import { screeningFeature } from '#server/features/screening/index.ts';
import { selfIdentificationFeature } from '#server/features/self-identification/index.ts';
import { usersFeature } from '#server/features/users/index.ts';
import { verificationFeature } from '#server/features/verification/index.ts';
import { workConfirmationsFeature } from '#server/features/work-confirmations/index.ts';
import type { Feature } from '#server/platform/feature.ts';

/** Every feature of the product, in the order in which its routes are tried. */
export const FEATURES: readonly Feature[] = [
  identityFeature,
  operationsFeature,
  faqFeature,
  contactFeature,
  candidatesFeature,
  selfIdentificationFeature,
  documentsFeature,
  organizationsFeature,
  jobsFeature,
  matchingFeature,
  matchingLabFeature,
  matchReviewsFeature,
  myMatchesFeature,
  applicationViewsFeature,
  interviewsFeature,
  offersFeature,
  remindersFeature,
  credentialWatchFeature,
  notificationsFeature,
  mailFeature,
  requirementsFeature,
  screeningFeature,
  verificationFeature,
  passportFeature,
  workConfirmationsFeature,
  usersFeature,
  reportsFeature,
  auditFeature,
  faqAdminFeature,
  consoleFeature,
  recordsFeature,
];
