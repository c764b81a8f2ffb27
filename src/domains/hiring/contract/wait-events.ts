import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';

const ofJob = initiator.extend({ jobId: z.uuid(), organizationId: z.uuid() });

/** An applicant has waited twice the promised time for a first response. */
export const promiseBroken = event('promise.broken', ofJob.extend({ applicationId: z.uuid() }));

/** The last applicant of a job who had waited that long got an answer, or no longer waits. */
export const promisesKept = event('promise.kept', ofJob);
