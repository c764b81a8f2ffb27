import { z } from 'zod';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { moment } from '#platform/contract/common.ts';

export const applicationStage = z.enum(statesOf(applicationMachine));

/** What the timeline records: `stage` for a step of the application itself. */
export const TIMELINE_KINDS = [
  'stage',
  'interview_proposed',
  'interview_confirmed',
  'interview_rescheduled',
  'interview_declined',
  'interview_canceled',
  'interview_completed',
  'interview_no_show',
  'interview_corrected',
  'offer_sent',
  'offer_countered',
  'offer_declined',
  'offer_expired',
  'offer_rescinded',
  'invitation_sent',
  'invitation_closed',
  'document_requested',
  'document_given',
  'document_declined',
  'document_withdrawn',
  'start_planned',
  'start_item_done',
  'start_item_reopened',
  'start_date_proposed',
  'start_date_accepted',
  'start_date_declined',
  'start_started',
  'start_no_show',
  'start_withdrawn',
  'start_declined',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const timelineEntry = z.object({
  id: z.uuid(),
  kind: z.enum(TIMELINE_KINDS),
  fromStage: applicationStage.nullable(),
  toStage: applicationStage.nullable(),
  actor: z.enum(['candidate', 'employer', 'admin', 'system']),
  text: z.string(),
  at: moment,
});

/** What an application sent, why, and under which consent: a record of that moment. */
export const applicationReceipt = z.object({
  sentAt: moment,
  source: z.enum(['auto', 'manual']),
  organizationName: z.string(),
  jobTitle: z.string(),
  consent: z.object({ id: z.uuid(), version: z.string(), grantedAt: moment }).nullable(),
  compatibility: z.number().nullable(),
  reasons: z.array(z.string()),
  shared: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
  withheld: z.array(z.string()),
});
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;
