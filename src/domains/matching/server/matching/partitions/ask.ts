import { z } from 'zod';
import { GATES, type GateId, type JobFacts } from '#domains/matching/engine/types.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Engines } from '../market/engines.ts';
import { Market, marketOf } from '../market/market.ts';
import { eligibilityFor, jobsWithoutPeople, type EligibilityPreview } from './answer.ts';
import { PARTITIONS, partitionKey, partitionOfJob, type Partition } from './partition.ts';
import { askPartitionJob, type Question } from './partition-jobs.ts';

/** A holder answers in a few hundredths of a second; without one for this long, the database is read. */
const PATIENCE_MS = 2_000;

const eligibility = z.object({
  count: z.object({ text: z.string(), atLeast: z.number() }).nullable(),
  tightest: z.string().nullable(),
  relax: z.array(z.object({ change: z.string(), count: z.string() })),
});
const withoutPeople = z.object({ jobs: z.array(z.tuple([z.string(), z.enum(GATES).nullable()])) });

/** How many people a job would have, from this process's market or from the holder of the job's partition. */
export async function askEligibility(
  deps: Deps,
  job: JobFacts,
  stated: readonly string[],
): Promise<EligibilityPreview> {
  if (!deps.env.matchingPartitions) return eligibilityFor(await marketOf(deps).engines(), job, stated);
  const partition = partitionOfJob(job);
  const question = { kind: 'eligible' as const, job, stated: [...stated] };
  return eligibility.parse(await ask(deps, partition, question));
}

/** Why jobs have no eligible people, for all open jobs. */
export async function askJobsWithoutPeople(deps: Deps): Promise<ReadonlyMap<string, GateId | null>> {
  const engines = await marketOf(deps).engines();
  if (!deps.env.matchingPartitions) return jobsWithoutPeople(engines);
  const open = new Set(engines.exact.storedJobs().map((job) => partitionKey(partitionOfJob(job))));
  const answers = await Promise.all(
    PARTITIONS.filter((partition) => open.has(partitionKey(partition))).map(async (partition) => {
      const { jobs } = withoutPeople.parse(await ask(deps, partition, { kind: 'jobs-without-people' }));
      return jobs;
    }),
  );
  return new Map(answers.flat());
}

/** The holder's side. */
export async function answer(engines: Engines, partition: Partition, question: Question): Promise<object> {
  if (question.kind === 'eligible') return eligibilityFor(engines, question.job, question.stated);
  return { jobs: [...(await jobsWithoutPeople(engines, partition))] };
}

/**
 * Asks the partition's holder. While it has none (its process died a moment ago), the same engine gives the
 * same answer, more slowly, from the facts of its people in the database.
 */
async function ask(deps: Deps, partition: Partition, question: Question): Promise<unknown> {
  const told = await deps.jobs.ask(askPartitionJob(partition), question, PATIENCE_MS);
  if (told !== null) return told;
  deps.log.warn({ partition: partitionKey(partition) }, 'matching: partition read from the database');
  return answer(await (await readPartition(deps, partition)).engines(), partition, question);
}

const readings = new WeakMap<Deps, Map<string, Promise<Market>>>();

/** Questions at the same moment share one reading; nothing of it is kept. */
function readPartition(deps: Deps, partition: Partition): Promise<Market> {
  const running = readings.get(deps) ?? new Map<string, Promise<Market>>();
  readings.set(deps, running);
  const key = partitionKey(partition);
  const known = running.get(key);
  if (known) return known;
  const reading = (async () => {
    const market = new Market(deps, { scope: [partition] });
    await market.engines();
    return market;
  })().finally(() => running.delete(key));
  running.set(key, reading);
  return reading;
}
