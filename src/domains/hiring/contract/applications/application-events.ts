import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';
import { applicationStage } from './applications.ts';
import { DECLINE_REASONS } from '../decline-reasons.ts';

const ofApplication = initiator.extend({
  applicationId: z.uuid(),
  jobId: z.uuid(),
  organizationId: z.uuid(),
  candidateId: z.uuid(),
});

export const applicationMade = event(
  'application.made',
  ofApplication.extend({ from: applicationStage, source: z.enum(['auto', 'manual']), consentId: z.uuid() }),
);

/** A step that neither makes nor ends an application; `from` is null for the first, 'matched'. */
export const applicationMoved = event(
  'application.moved',
  ofApplication.extend({
    from: applicationStage.nullable(),
    to: applicationStage.exclude(['applied', 'rejected']),
  }),
);

/** Why an application ended without a hire. */
export const endCause = z.discriminatedUnion('cause', [
  /** `reason`: null when only the hiring team knows it. */
  z.object({ cause: z.literal('declined'), reason: z.enum(DECLINE_REASONS).nullable() }),
  z.object({ cause: z.enum(['withdrawn', 'job_closed', 'position_filled', 'organization_canceled', 'person_erased']) }),
]);
export type EndCause = z.output<typeof endCause>;

export const applicationEnded = event(
  'application.ended',
  ofApplication.extend({ from: applicationStage, to: z.enum(['rejected', 'withdrawn']), end: endCause }),
);

export const medicalConsentChanged = event(
  'application.medical_consent_changed',
  ofApplication.extend({ granted: z.boolean() }),
);
