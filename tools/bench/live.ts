import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { STREAM_PATH } from '#domains/messaging/contract/notifications.ts';
import { CommandError } from '../lib/command.ts';
import type { Visitor } from './visitor.ts';

const POLL_MS = 5;

/** A visitor's live stream. */
export async function listen({ origin, cookie }: Pick<Visitor, 'origin' | 'cookie'>) {
  const abort = new AbortController();
  const response = await fetch(`${origin}${STREAM_PATH}`, { headers: { cookie }, signal: abort.signal });
  if (!response.ok || !response.body) throw new CommandError(`The live stream answered ${response.status}.`);
  const waiting = new Map<(text: string) => boolean, () => void>();
  const body = response.body.pipeThrough(new TextDecoderStream());
  void (async () => {
    for await (const text of body) {
      for (const [isWanted, found] of waiting) {
        if (!isWanted(text)) continue;
        waiting.delete(isWanted);
        found();
      }
    }
  })().catch(() => undefined);
  return {
    next: (isWanted: (text: string) => boolean) => new Promise<void>((found) => void waiting.set(isWanted, found)),
    close: () => abort.abort(),
  };
}

/** Receives each notice with its commit, like the server's live streams. */
export async function hearNotices(ownerUrl: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const heard = new Map<number, number>();
  client.on('notification', ({ payload = '' }) => {
    const seq = Number(payload.split(':')[1]);
    if (Number.isInteger(seq)) heard.set(seq, performance.now());
  });
  await client.query('listen notifications');
  return {
    /** When the last of `count` people was notified of a job's match; null if not all were within `patienceMs`. */
    async ofJob(jobId: string, count: number, patienceMs: number): Promise<number | null> {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        const { rows } = await client.query<{ seq: number }>(
          'select seq::float8 as seq from notifications where seq = any($1) and dedupe_key like $2',
          [[...heard.keys()], `match:${jobId}:%`],
        );
        const times = rows.map(({ seq }) => heard.get(seq) ?? 0);
        if (times.length >= count) {
          heard.clear();
          return Math.max(...times);
        }
        if (performance.now() > deadline) return null;
        await wait(POLL_MS);
      }
    },
    /** Whether the request and matching threads have read all people. */
    async areMarketsRead(): Promise<boolean> {
      const { rows } = await client.query<{ read: boolean }>(
        `select count(distinct part) filter (where state = 'ready') = 2 as read from market_reports
         where seen_at > now() - interval '30 seconds'`,
      );
      return rows[0]?.read ?? false;
    },
    close: () => client.end(),
  };
}
