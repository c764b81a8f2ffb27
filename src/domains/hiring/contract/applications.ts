import { z } from 'zod';
import { applicationMachine } from '#domains/hiring/contract/application-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { moment } from '#platform/contract/common.ts';

export const applicationStage = z.enum(statesOf(applicationMachine));

export const timelineEntry = z.object({
  id: z.uuid(),
  kind: z.string(),
  fromStage: applicationStage.nullable(),
  toStage: applicationStage.nullable(),
  actor: z.enum(['candidate', 'employer', 'admin', 'system']),
  text: z.string(),
  at: moment,
});

/** What was sent, why, and under which consent: as it was in that moment. */
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
