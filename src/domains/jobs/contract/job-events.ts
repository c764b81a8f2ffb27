import { z } from 'zod';
import { CLOSE_REASONS } from '#domains/jobs/contract/jobs.ts';
import { event, initiator } from '#platform/contract/event.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { statesOf } from '#kernel/state-machine.ts';

const ofJob = initiator.extend({ jobId: z.uuid(), organizationId: z.uuid() });
const ofMove = ofJob.extend({ from: z.enum(statesOf(jobMachine)) });

/** `copyOf`: the job that it duplicates. */
export const jobCreated = event('job.created', ofJob.extend({ copyOf: z.uuid().nullable() }));
export const jobSaved = event('job.saved', ofJob.extend({ version: z.int() }));

export const jobPublished = event('job.published', ofMove);
export const jobPaused = event('job.paused', ofMove);
export const jobFilled = event('job.filled', ofMove);
export const jobClosed = event(
  'job.closed',
  ofMove.extend({
    cause: z.enum(['closed', 'organization_canceled']),
    /** The team's own, where it gave one. */
    reason: z.enum(CLOSE_REASONS).nullish(),
  }),
);
/** Its last day has passed. */
export const jobExpired = event('job.expired', ofJob);

/** Another member is responsible for it now; `from`: null when no one was. */
export const jobReassigned = event('job.reassigned', ofJob.extend({ from: z.uuid().nullable(), to: z.uuid() }));
