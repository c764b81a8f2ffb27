import { setImmediate } from 'node:timers/promises';
import { whyNoJob } from '#domains/matching/engine/analysis/why-unmatched.ts';
import type { GateId } from '#domains/matching/engine/types.ts';
import { engine as engineActor } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { matchableIds, readCandidateFacts } from '../facts/candidate-facts.repo.ts';
import { marketOf } from '../market/market.ts';
import { askJobsWithoutPeople } from '../partitions/ask.ts';

/** A person or job by id, and the gate that keeps it unmatched; null if it has an eligible counterpart. */
type Standing = ReadonlyMap<string, GateId | null>;

export interface Unmatched {
  computedAt: Date;
  /** Approved people without a hold. */
  people: Standing;
  /** Open jobs. */
  jobs: Standing;
  /** Whether there are more people than were examined. */
  isSample: boolean;
}

/** People examined at most: the answer is for a screen that refreshes each minute. */
const MOST = 5_000;
/** Between two of these, other requests of the process have their turn. */
const TURN = 100;

/** Examines the market as it is now: each approved person against the open jobs, each open job against the people. */
export async function findUnmatched(deps: Deps): Promise<Unmatched> {
  const { exact } = await marketOf(deps).engines();
  const open = exact.storedJobs().filter(({ validThrough }) => validThrough >= exact.asOf);
  const { facts, isSample } = await deps.db.as(engineActor, async (tx) => {
    const ids = await matchableIds(tx);
    return { facts: await readCandidateFacts(tx, ids.slice(0, MOST)), isSample: ids.length > MOST };
  });
  const people = new Map<string, GateId | null>();
  for (const [i, person] of facts.filter(({ approved, holds }) => approved && holds.length === 0).entries()) {
    if (i % TURN === TURN - 1) await setImmediate();
    people.set(person.id, whyNoJob(person, open, exact.asOf));
  }
  return { computedAt: deps.clock.now(), people, jobs: await askJobsWithoutPeople(deps), isSample };
}
