import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { documentRequestMachine } from '#domains/hiring/contract/document-requests/document-request-states.ts';
import { interviewMachine } from '#domains/hiring/contract/interviews/interview-states.ts';
import { invitationMachine } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { offerMachine } from '#domains/hiring/contract/offers/offer-states.ts';
import { plannedApplicationMachine } from '#domains/hiring/contract/applications/planned-application-states.ts';
import { poolMachine } from '#domains/hiring/contract/talent-pool/pool-states.ts';
import { startMachine } from '#domains/hiring/contract/starts/start-states.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { workConfirmationMachine } from '#domains/profiles/contract/work/work-confirmation-states.ts';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';

/** The state machines that the database checks, too. */
export const MACHINES = [
  verificationMachine,
  jobMachine,
  applicationMachine,
  interviewMachine,
  offerMachine,
  invitationMachine,
  documentRequestMachine,
  plannedApplicationMachine,
  startMachine,
  poolMachine,
  workConfirmationMachine,
] as const;
