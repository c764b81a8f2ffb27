import { z } from 'zod';
import { idParams, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { event, initiator } from '#platform/contract/event.ts';

/** Why a job paused itself: applicants waited twice the promised time, or the team did not say that it is still hiring. */
export const PAUSE_CAUSES = ['promise', 'silence'] as const;

/** A job that was published, or confirmed, so long ago asks whether it is still meant. */
export const ASKS_AFTER_DAYS = 30;
/** It pauses after as many days without an answer. */
export const SILENT_DAYS = 7;

export const jobUpkeep = z.object({
  /** When the team was asked whether it is still hiring; null while no question is open. */
  askedAt: moment.nullable(),
  /** Days until the job pauses without an answer; null while no question is open. */
  daysLeft: z.int().nullable(),
  pausedFor: z.enum(PAUSE_CAUSES).nullable(),
  /** Applicants who have waited twice the promised time. */
  longWaiting: z.int(),
});
export type JobUpkeep = z.output<typeof jobUpkeep>;

export const NO_UPKEEP: JobUpkeep = { askedAt: null, daysLeft: null, pausedFor: null, longWaiting: 0 };

/** A job paused itself. Hiring tells its applicants. */
export const jobPausedItself = event(
  'job.paused_itself',
  initiator.extend({ jobId: z.uuid(), organizationId: z.uuid(), cause: z.enum(PAUSE_CAUSES) }),
);

/** A job that had paused itself takes applications again. */
export const jobReopenedItself = event(
  'job.reopened_itself',
  initiator.extend({ jobId: z.uuid(), organizationId: z.uuid() }),
);

export const confirmHiring = contract({
  method: 'post',
  path: '/api/jobs/:id/still-hiring',
  summary: 'Says that a job is still open; publishes it again when it had paused because there was no answer',
  params: idParams,
  response: jobUpkeep,
});
