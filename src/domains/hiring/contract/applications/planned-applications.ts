import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { done, idParams, moment } from '#platform/contract/common.ts';
import { jobCard } from '#domains/matching/contract/matches.ts';
import { DROP_REASONS } from './planned-application-states.ts';

/** Planned applications go out at this hour of the candidate's day. */
export const SEND_HOUR = 9;
/** How long the candidate has at least to skip one. */
export const VETO_HOURS = 12;

export const plannedApplication = z.object({
  id: z.uuid(),
  state: z.enum(['planned', 'kept', 'skipped']),
  sendAt: moment,
  job: jobCard,
  distanceMiles: z.number().nullable(),
  compatibility: z.number().nullable(),
  /** Questions of the employer without an answer; it is not sent before they have one. */
  unanswered: z.int(),
});
export type PlannedApplication = z.infer<typeof plannedApplication>;

export const listPlannedApplications = contract({
  method: 'get',
  path: '/api/me/planned-applications',
  summary: 'Applications that will be sent for me, those I skipped and can restore, and those that were not sent',
  response: z.object({
    /** The candidate's time zone, in which `sendAt` is nine o'clock. */
    timeZone: z.string(),
    items: z.array(plannedApplication),
    notSent: z.array(
      z.object({
        id: z.uuid(),
        jobId: z.uuid(),
        jobTitle: z.string(),
        organizationName: z.string(),
        reason: z.enum(DROP_REASONS),
        /** The rule that refused it, in words. */
        detail: z.string().nullable(),
      }),
    ),
  }),
});

export const keepPlanned = contract({
  method: 'post',
  path: '/api/me/planned-applications/:id/keep',
  summary: 'Confirm that it is sent as planned',
  params: idParams,
  response: done,
});

export const skipPlanned = contract({
  method: 'post',
  path: '/api/me/planned-applications/:id/skip',
  summary: 'Do not send it, and never plan one for this job again',
  params: idParams,
  response: done,
});

export const restorePlanned = contract({
  method: 'post',
  path: '/api/me/planned-applications/:id/restore',
  summary: 'Undo a skip',
  params: idParams,
  response: done,
});

export const plannedApplicationContracts = [listPlannedApplications, keepPlanned, skipPlanned, restorePlanned] as const;
