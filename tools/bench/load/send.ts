import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 20;
/** Further requests wait for one of these. */
const CONNECTIONS = 256;
const PATIENCE_MS = 30_000;

export interface Sent {
  /** Milliseconds from when a request was due to the end of its answer, by its kind. */
  times: Map<string, number[]>;
  /** How often each `kind: status` other than a success came; status 0 is no answer. */
  failures: Map<string, number>;
}

export interface Request {
  /** Under which its times are counted. */
  kind: string;
  method: string;
  path: string;
  cookie: string | null;
}

/** Sends `perSecond` requests for `seconds`, each when it is due, whether or not the earlier ones were answered, as many people do. */
export async function sendFor(
  origin: string,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: () => Request },
): Promise<Sent> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const sent: Sent = { times: new Map(), failures: new Map() };
  const open = new Set<Promise<void>>();
  const start = performance.now();
  for (let number = 0; number < perSecond * seconds;) {
    const now = performance.now() - start;
    for (; number < perSecond * seconds && (number * 1_000) / perSecond <= now; number += 1) {
      const due = start + (number * 1_000) / perSecond;
      const one = next();
      const answered = statusOf(origin, one, agent).then((status) => {
        const times = sent.times.get(one.kind) ?? [];
        sent.times.set(one.kind, times);
        times.push(performance.now() - due);
        if (status >= 200 && status < 300) return;
        const failure = `${one.kind}: ${status}`;
        sent.failures.set(failure, (sent.failures.get(failure) ?? 0) + 1);
      });
      open.add(answered);
      void answered.finally(() => open.delete(answered));
    }
    await wait(TICK_MS);
  }
  await Promise.all(open);
  agent.destroy();
  return sent;
}

const statusOf = (origin: string, { method, path, cookie }: Request, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    const headers = { ...(cookie && { cookie }), accept: 'application/json' };
    const asked = request(`${origin}${path}`, { method, agent, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0)).end();
  });
