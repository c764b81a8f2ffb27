import { z } from 'zod';
import type { JobFacts } from '#domains/matching/engine/types.ts';
import { defineJob, type JobDefinition } from '#platform/server/jobs/jobs.ts';
import { REMATCH_QUEUE } from '../matching.jobs.ts';
import { partitionKey, type Partition } from './partition.ts';

/** What is asked of the process that holds a partition. Its facts are the product's own, read a moment before. */
const question = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('eligible'),
    job: z.custom<JobFacts>((value) => typeof value === 'object' && value !== null),
    stated: z.array(z.string()),
  }),
  z.object({ kind: z.literal('jobs-without-people') }),
]);
export type Question = z.output<typeof question>;

const slugOf = (partition: Partition) => partitionKey(partition).replace('/', '-').toLowerCase();

/** A partition's queue of questions. No screen waits for an old one, so it is not repeated and soon deleted. */
export const askPartitionJob = (partition: Partition): JobDefinition<typeof question> =>
  defineJob({
    name: `matching.ask-${slugOf(partition)}`,
    payload: question,
    queue: { retryLimit: 0, expireInSeconds: 30, retentionSeconds: 60, deleteAfterSeconds: 60 },
  });

/** A partition's full re-match, by its holder. A missed heartbeat lets the next one start over. */
export const rematchPartitionJob = (partition: Partition) =>
  defineJob({
    name: `matching.rematch-${slugOf(partition)}`,
    payload: z.object({}),
    queue: REMATCH_QUEUE,
  });
