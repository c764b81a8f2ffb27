import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 20;
const PATIENCE_MS = 15_000;
/** A write whose process was killed is refused for half a minute, and then done. */
const REPEAT_MS = 60_000;
const READS = ['/api/faq', '/api/session', '/', '/api/live', '/api/faq', '/jobs', '/api/session', '/api/faq'];
/** Of ten requests one writes. */
const WRITE_EVERY = 10;

export interface Counts {
  sent: number;
  /** No answer, or one of 5xx: what a person sees as an error page, or a browser repeats. */
  failedReads: number;
  failedWrites: number;
  /** Milliseconds until the answer, of those that got one. */
  times: number[];
}

export interface Load {
  /** What came in since the last call. */
  take(): Counts;
  /** Words of the messages that were accepted. */
  readonly accepted: readonly string[];
  /** Answers that no failure explains, e.g. a refusal. */
  readonly odd: readonly string[];
  stop(): Promise<void>;
}

/** Sends `perSecond` requests, each when it is due, regardless of the others, as many visitors do. */
export function startLoad(origin: string, perSecond: number): Load {
  const none = (): Counts => ({ sent: 0, failedReads: 0, failedWrites: 0, times: [] });
  let counts = none();
  const [accepted, odd]: [string[], string[]] = [[], []];
  const running = new Set<Promise<void>>();

  const ask = async (path: string, init: RequestInit = {}): Promise<number> => {
    const began = performance.now();
    // Limits count by address, so everyone has their own.
    const headers = {
      ...init.headers,
      'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
    };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const status = await fetch(`${origin}${path}`, { ...init, headers, signal, redirect: 'manual' })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => 0);
    if (status !== 0) counts.times.push(performance.now() - began);
    if (status >= 400 && status < 500 && status !== 409) odd.push(`${path}: ${status}`);
    return status;
  };
  const isFailure = (status: number) => status === 0 || status >= 500;
  const read = async (path: string) => {
    if (isFailure(await ask(path))) counts.failedReads += 1;
  };
  const write = async () => {
    const word = randomUUID();
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ topic: 'other', name: null, email: 'drill@example.test', message: `A drill: ${word}` }),
    };
    for (let attempt = 1, deadline = Date.now() + REPEAT_MS; Date.now() < deadline; attempt += 1) {
      const status = await ask('/api/contact', init);
      if (status === 201) return void accepted.push(word);
      if (attempt === 1 && isFailure(status)) counts.failedWrites += 1;
      await wait(500);
    }
  };

  let [due, number] = [0, 0];
  const timer = setInterval(() => {
    for (due += (perSecond * TICK_MS) / 1000; due >= 1; due -= 1) {
      number += 1;
      counts.sent += 1;
      const one = number % WRITE_EVERY === 0 ? write() : read(READS[number % READS.length] ?? '/');
      running.add(one);
      void one.finally(() => running.delete(one));
    }
  }, TICK_MS);
  return {
    accepted,
    odd,
    take() {
      const taken = counts;
      counts = none();
      return taken;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Counts in words. */
export function inWords({ sent, failedReads, failedWrites, times }: Counts): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `${sent} requests, ${failedReads} reads and ${failedWrites} writes failed; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
