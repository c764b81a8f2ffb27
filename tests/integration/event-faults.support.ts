import { sql } from 'drizzle-orm';
import { FEATURES } from '#app/server/features.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Subscriber } from '#platform/server/events/subscribers.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { HttpClient } from '#tests/support/http-client.ts';

/** More than any one call has subscribers times faults. */
const MOST_ATTEMPTS = 80;
const FAULTS = ['fails', 'is killed'] as const;

export interface FaultyApp extends TestApp {
  /** Each subscriber with each fault that it has had: `hiring.notify-of-offer fails`. */
  readonly had: ReadonlySet<string>;
  readonly expected: readonly string[];
  /** Repeats what a fault cut short, as a person or a job does. */
  insist<T>(work: () => Promise<T>): Promise<T>;
}

/** An app in which every subscriber, once it has written everything, throws once and loses its connection once. */
export async function startFaultyApp(settings: Record<string, string>): Promise<FaultyApp> {
  const had = new Set<string>();
  const opened: { app?: TestApp } = {};
  const cut = async (pid: number) => {
    await opened.app?.asOwner('select pg_terminate_backend($1)', [pid]);
  };
  const faulty = (subscriber: Subscriber): Subscriber => ({
    ...subscriber,
    async run(deps, tx, occurrence) {
      await subscriber.run(deps, tx, occurrence);
      const fault = FAULTS.find((one) => !had.has(`${subscriber.name} ${one}`));
      if (!fault) return;
      had.add(`${subscriber.name} ${fault}`);
      if (fault === 'fails') throw new Error('a planted fault');
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await cut(rows[0]?.pid ?? 0);
    },
  });
  const features = FEATURES.map((feature): Feature => ({
    ...feature,
    subscribers: (feature.subscribers ?? []).map(faulty),
  }));
  const app = await startTestApp(settings, features);
  opened.app = app;
  return {
    ...app,
    had,
    expected: app.deps.subscribers.all.flatMap(({ name }) => FAULTS.map((fault) => `${name} ${fault}`)),
    visitor: () => new HttpClient(app.visitor().origin, MOST_ATTEMPTS),
    insist: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await work();
        } catch (error) {
          if (attempt === MOST_ATTEMPTS) throw error;
        }
      }
    },
  };
}
