import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import type { EventType } from '#platform/contract/event.ts';
import { service, type Tx } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import type { JobDefinition, JobHandler } from '../jobs/jobs.ts';

/** One event as its subscribers see it. */
export interface Occurrence<P = unknown> {
  /** The same for all subscribers and all attempts: the key for an effect that must happen once. */
  id: string;
  /** When it happened, by the server's clock. */
  at: Date;
  payload: P;
}

type Reaction<P> = (deps: Deps, tx: Tx, occurrence: Occurrence<P>) => Promise<void>;

export interface Subscriber {
  /** `domain.reaction`, unique: the name of the queue when it runs in the background. */
  readonly name: string;
  readonly event: EventType;
  /** When it runs: inside the publisher's transaction, or later from a queue of its own. */
  readonly runs: 'immediate' | 'background';
  readonly run: Reaction<unknown>;
  /** Options of its queue, other than the defaults. */
  readonly queue?: JobDefinition['queue'];
}

const subscriber = <S extends z.ZodType>(
  runs: Subscriber['runs'],
  name: string,
  event: EventType<S>,
  react: Reaction<z.output<S>>,
): Subscriber => ({
  name,
  event,
  runs,
  // `publish`, and for a stored event its job, has parsed the payload by the event's own schema.
  run: (deps, tx, occurrence) => react(deps, tx, occurrence as Occurrence<z.output<S>>),
});

/** Reacts inside the publisher's transaction, as `service`. For what must be true whenever the change is. */
export const onEvent = <S extends z.ZodType>(
  name: string,
  event: EventType<S>,
  react: Reaction<z.output<S>>,
): Subscriber => subscriber('immediate', name, event, react);

/**
 * Reacts from a queue of its own, soon after the commit, in one transaction as `service`. A failure is retried, and the
 * job is completed in the same transaction, so what the reaction writes is written exactly once.
 */
export const afterEvent = <S extends z.ZodType>(
  name: string,
  event: EventType<S>,
  react: Reaction<z.output<S>>,
  queue: JobDefinition['queue'] = {},
): Subscriber => ({ ...subscriber('background', name, event, react), queue });

export interface Subscribers {
  of(event: EventType): Record<Subscriber['runs'], readonly Subscriber[]>;
  readonly all: readonly Subscriber[];
}

const NONE = { immediate: [], background: [] } as const;

/** Throws when two subscribers share a name: they would share a queue and take each other's jobs. */
export function collectSubscribers(all: readonly Subscriber[]): Subscribers {
  const names = new Set(all.map(({ name }) => name));
  if (names.size < all.length) throw new Error('two subscribers share a name');
  const byEvent = new Map(
    Object.entries(Object.groupBy(all, ({ event }) => event.name)).map(([event, own = []]) => [
      event,
      { immediate: own.filter(({ runs }) => runs === 'immediate'), background: own.filter(isBackground) },
    ]),
  );
  return { all, of: ({ name }) => byEvent.get(name) ?? NONE };
}

const isBackground = ({ runs }: Subscriber) => runs === 'background';

const stored = z.object({ id: z.uuid(), at: z.coerce.date(), payload: z.unknown() });

const queueOf = ({ name, queue = {} }: Subscriber): JobDefinition<typeof stored> => ({
  name: `event.${name}`,
  payload: stored,
  queue,
});

/** The library's types leave out what it returns. */
const completed = z.object({ affected: z.int() });

/** The job handlers of the background subscribers. */
export const subscriberJobs = ({ all }: Subscribers): JobHandler[] =>
  all.filter(isBackground).map((one) => {
    const definition = queueOf(one);
    return {
      definition,
      run: (deps, data, jobId) =>
        deps.db.as(service, async (tx) => {
          // Completed first: of two attempts at one job, the later one waits here and finds nothing left to do.
          const answer = await deps.jobs.boss.complete(definition.name, jobId, null, { db: fromDrizzle(tx, sql) });
          if (completed.parse(answer).affected === 0) return;
          const { payload, ...occurrence } = stored.parse(data);
          await one.run(deps, tx, { ...occurrence, payload: one.event.payload.parse(payload) });
        }),
    };
  });

/** Which queue gets which event's jobs. */
export const subscriptionsOf = ({ all }: Subscribers): { event: string; queue: string }[] =>
  all.filter(isBackground).map((one) => ({ event: one.event.name, queue: queueOf(one).name }));
