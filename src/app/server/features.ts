import { timelineFeature } from '#domains/hiring/server/timeline/index.ts';
import { applicationsFeature } from '#domains/hiring/server/applications/index.ts';
import { applicantsFeature } from '#domains/hiring/server/applicants/index.ts';
import { boardFeature } from '#domains/hiring/server/board/index.ts';
import { auditFeature } from '#domains/operations/server/audit/index.ts';
import { autoApplyFeature } from '#domains/hiring/server/auto-apply/index.ts';
import { candidatesFeature } from '#domains/profiles/server/candidates/index.ts';
import { contactFeature } from '#domains/support/server/contact/index.ts';
import { documentRequestsFeature } from '#domains/hiring/server/document-requests/index.ts';
import { conversationsFeature } from '#domains/hiring/server/conversations/index.ts';
import { attachmentsFeature } from '#domains/hiring/server/attachments/index.ts';
import { messageTemplatesFeature } from '#domains/hiring/server/message-templates/index.ts';
import { credentialWatchFeature } from '#domains/profiles/server/credential-watch/index.ts';
import { documentsFeature } from '#domains/profiles/server/documents/index.ts';
import { faqFeature } from '#domains/support/server/faq/index.ts';
import { identityFeature } from '#domains/accounts/server/identity/index.ts';
import { attendanceFeature } from '#domains/hiring/server/interviews/index.ts';
import { calendarFeature } from '#domains/hiring/server/calendar/index.ts';
import { interviewsFeature } from '#domains/hiring/server/interviews/index.ts';
import { handOverFeature } from '#domains/hiring/server/hand-over/index.ts';
import { invitationsFeature } from '#domains/hiring/server/invitations/index.ts';
import { talentPoolFeature } from '#domains/hiring/server/talent-pool/index.ts';
import { jobsFeature } from '#domains/jobs/server/jobs/index.ts';
import { jobManagersFeature } from '#domains/jobs/server/managers/index.ts';
import { jobTableFeature } from '#domains/jobs/server/job-table/index.ts';
import { payApprovalFeature } from '#domains/jobs/server/pay-approval/index.ts';
import { pastingFeature } from '#domains/jobs/server/pasting/index.ts';
import { savedFeature } from '#domains/jobs/server/saved/index.ts';
import { jobSearchFeature } from '#domains/jobs/server/search/index.ts';
import { mailRepliesFeature } from '#domains/hiring/server/mail-replies/index.ts';
import { mailFeature } from '#domains/messaging/server/mail/index.ts';
import { appealsFeature } from '#domains/matching/server/appeals/index.ts';
import { matchingFeature } from '#domains/matching/server/matching/index.ts';
import { matchingLabFeature } from '#domains/matching/server/matching-lab/index.ts';
import { myApplicationsFeature } from '#domains/hiring/server/my-applications/index.ts';
import { jobPreviewFeature } from '#domains/hiring/server/job-preview/index.ts';
import { myMatchesFeature } from '#domains/hiring/server/my-matches/index.ts';
import { notificationsFeature } from '#domains/messaging/server/notifications/index.ts';
import { notesFeature } from '#domains/hiring/server/notes/index.ts';
import {
  counteroffersFeature,
  offerApprovalsFeature,
  offersFeature,
  offerTemplatesFeature,
} from '#domains/hiring/server/offers/index.ts';
import { errorsFeature } from '#domains/operations/server/errors/index.ts';
import { healthFeature } from '#domains/operations/server/health/index.ts';
import { morningReportFeature } from '#domains/operations/server/morning-report/index.ts';
import { metricsFeature } from '#domains/operations/server/metrics/index.ts';
import { officialFilesFeature } from '#domains/verification/server/official-files/index.ts';
import { overviewFeature } from '#domains/operations/server/overview/index.ts';
import { unmatchedFeature } from '#domains/operations/server/unmatched/index.ts';
import { pageViewsFeature } from '#domains/operations/server/page-views/index.ts';
import { organizationsFeature } from '#domains/employers/server/organizations/index.ts';
import { passportFeature } from '#domains/profiles/server/passport/index.ts';
import { resumeFeature } from '#domains/profiles/server/resume/index.ts';
import { roleRequestsFeature } from '#domains/operations/server/role-requests/index.ts';
import { upkeepFeature } from '#domains/jobs/server/upkeep/index.ts';
import { waitsFeature } from '#domains/hiring/server/waits/index.ts';
import { remindersFeature } from '#domains/hiring/server/reminders/index.ts';
import { employerReportsFeature } from '#domains/hiring/server/reports/index.ts';
import { reportsFeature } from '#domains/support/server/reports/index.ts';
import { facilitiesFeature } from '#domains/verification/server/facilities/index.ts';
import { ownRequirementsFeature } from '#domains/employers/server/requirements/index.ts';
import { savedViewsFeature } from '#domains/employers/server/saved-views/index.ts';
import { workingTimesFeature } from '#domains/employers/server/working-times/index.ts';
import { reviewOutcomeFeature } from '#domains/employers/server/review-outcome/index.ts';
import { holdsFeature } from '#domains/verification/server/holds/index.ts';
import { requirementsFeature } from '#domains/verification/server/requirements/index.ts';
import { screeningFeature } from '#domains/verification/server/screening/index.ts';
import { screeningQuestionsFeature } from '#domains/hiring/server/screening-questions/index.ts';
import { scorecardsFeature } from '#domains/hiring/server/scorecards/index.ts';
import { selfIdentificationFeature } from '#domains/profiles/server/self-identification/index.ts';
import { selfSchedulingFeature } from '#domains/hiring/server/self-scheduling/index.ts';
import { adminOrganizationsFeature } from '#domains/operations/server/organizations/index.ts';
import { todayFeature } from '#domains/hiring/server/today/index.ts';
import { startsFeature } from '#domains/hiring/server/starts/index.ts';
import { usersFeature } from '#domains/operations/server/users/index.ts';
import { verificationFeature } from '#domains/verification/server/cases/index.ts';
import { workConfirmationsFeature } from '#domains/profiles/server/work-confirmations/index.ts';
import type { Feature } from '#platform/server/feature.ts';

/** Every feature of the product, in routing order. */
export const FEATURES: readonly Feature[] = [
  identityFeature,
  healthFeature,
  metricsFeature,
  morningReportFeature,
  errorsFeature,
  pageViewsFeature,
  faqFeature,
  contactFeature,
  candidatesFeature,
  selfIdentificationFeature,
  documentsFeature,
  resumeFeature,
  organizationsFeature,
  jobsFeature,
  jobTableFeature,
  jobManagersFeature,
  payApprovalFeature,
  pastingFeature,
  jobSearchFeature,
  savedFeature,
  matchingFeature,
  matchingLabFeature,
  appealsFeature,
  jobPreviewFeature,
  myMatchesFeature,
  timelineFeature,
  applicationsFeature,
  autoApplyFeature,
  myApplicationsFeature,
  applicantsFeature,
  boardFeature,
  interviewsFeature,
  calendarFeature,
  selfSchedulingFeature,
  attendanceFeature,
  offersFeature,
  handOverFeature,
  startsFeature,
  offerApprovalsFeature,
  offerTemplatesFeature,
  counteroffersFeature,
  conversationsFeature,
  documentRequestsFeature,
  attachmentsFeature,
  messageTemplatesFeature,
  scorecardsFeature,
  screeningQuestionsFeature,
  mailRepliesFeature,
  notesFeature,
  invitationsFeature,
  talentPoolFeature,
  todayFeature,
  remindersFeature,
  waitsFeature,
  upkeepFeature,
  credentialWatchFeature,
  notificationsFeature,
  mailFeature,
  requirementsFeature,
  screeningFeature,
  verificationFeature,
  holdsFeature,
  facilitiesFeature,
  reviewOutcomeFeature,
  ownRequirementsFeature,
  workingTimesFeature,
  savedViewsFeature,
  passportFeature,
  workConfirmationsFeature,
  usersFeature,
  adminOrganizationsFeature,
  reportsFeature,
  employerReportsFeature,
  auditFeature,
  officialFilesFeature,
  overviewFeature,
  unmatchedFeature,
  roleRequestsFeature,
];
