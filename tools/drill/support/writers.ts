import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { CommandError } from '../../lib/command.ts';

/** What the product has said yes to, by kind; each is found again by its key. */
export interface Acknowledged {
  /** Addresses: an account each, and a mail. */
  signUps: string[];
  /** Words in messages to the team. */
  contacts: string[];
  /** IDs of messages from the demo candidate to hospitals: a message and a notice each. */
  messages: string[];
  /** IDs of jobs that the demo candidate applied to: an application and a notice each. */
  applications: string[];
}

export interface Writers {
  readonly acknowledged: Acknowledged;
  /** Answers that were neither a yes nor a failure that a client repeats. */
  readonly refused: string[];
  /** Requests that failed and were sent again. */
  readonly repeated: number;
  count(): number;
  /** Lets each writer finish the request that it is at. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 15_000;
const PAUSE_MS = 150;
/** Who writes to the team, and to a hospital, at a time. */
const PEOPLE = 3;

/** Signs the demo candidate in. */
export async function signInCandidate(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'candidate@demo.tallgrass.test', password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new CommandError(`The demo candidate could not sign in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/**
 * People who write as fast as they get answers, as a browser would: a request that fails or gets no answer is sent
 * again with the same key until it is acknowledged. Only what was acknowledged counts.
 */
export async function startWriters(origin: string): Promise<Writers> {
  const cookie = await signInCandidate(origin);
  const read = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${origin}${path}`, { headers: { cookie } })).json()) as T;
  const { items: conversations } = await read<{ items: { id: string }[] }>('/api/conversations');
  const { items: matches } = await read<{ items: { job: { id: string } }[] }>('/api/me/matches?limit=50');
  const acknowledged: Acknowledged = { signUps: [], contacts: [], messages: [], applications: [] };
  const refused: string[] = [];
  const state = { isStopped: false, repeated: 0 };

  /** True once the product said yes; null when the drill ended before. */
  async function insist(path: string, body: object): Promise<boolean | null> {
    const key = randomUUID();
    while (!state.isStopped) {
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }).catch(() => null);
      if (response?.ok) return true;
      // 409: the first attempt is still at work, or was cut off and its key is not free yet.
      const isTemporary = !response || response.status >= 500 || response.status === 409 || response.status === 429;
      if (!isTemporary) {
        refused.push(`${path}: ${response.status} ${(await response.text().catch(() => '')).slice(0, 200)}`);
        return false;
      }
      state.repeated += 1;
      await wait(PAUSE_MS);
    }
    return null;
  }

  const keepWriting = async (one: () => Promise<void>) => {
    while (!state.isStopped) await one();
  };
  const signUp = async () => {
    const email = `drill-${randomUUID()}@example.test`;
    const body = { full_name: 'Drill Person', email, password: randomUUID(), role: 'job_seeker' };
    if (await insist('/api/auth/sign-up', body)) acknowledged.signUps.push(email);
    await wait(PAUSE_MS);
  };
  const contact = async () => {
    const word = randomUUID();
    const body = { topic: 'other', name: null, email: 'drill@example.test', message: `A drill wrote this: ${word}` };
    if (await insist('/api/contact', body)) acknowledged.contacts.push(word);
  };
  const message = async () => {
    const [conversation] = conversations;
    if (!conversation) {
      await wait(PAUSE_MS);
      return;
    }
    const messageId = randomUUID();
    const path = `/api/conversations/${conversation.id}/messages`;
    if (await insist(path, { messageId, body: 'Is the night shift still open?' }))
      acknowledged.messages.push(messageId);
    await wait(PAUSE_MS);
  };
  const apply = async () => {
    const job = matches.pop()?.job;
    if (job && (await insist('/api/me/applications', { jobId: job.id }))) acknowledged.applications.push(job.id);
    await wait(10 * PAUSE_MS);
  };
  const everyone = [signUp, ...Array.from({ length: PEOPLE }, () => [contact, message]).flat(), apply];
  const writing = Promise.all(everyone.map(keepWriting));
  return {
    acknowledged,
    refused,
    get repeated() {
      return state.repeated;
    },
    count: () => Object.values(acknowledged).reduce((sum, list: string[]) => sum + list.length, 0),
    async stop() {
      state.isStopped = true;
      await writing;
    },
  };
}
