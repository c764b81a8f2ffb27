import { expect, onTestFinished, vi } from 'vitest';
import type { HttpClient } from './http-client.ts';

interface SentEvent {
  event: string;
  id: string | null;
  /** Milliseconds after which the browser is told to reconnect. */
  retry: number | null;
  data: { title?: string; topic?: string; id?: string };
}

/** Reads a person's stream as a browser does, until the test ends. */
export async function openStream(http: HttpClient, lastEventId?: string) {
  const left = new AbortController();
  onTestFinished(() => left.abort());
  const cookie = [...http.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${http.origin}/api/notifications/stream`, {
    headers: { cookie, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: left.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events: SentEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
        const retry = field('retry');
        events.push({
          event: field('event') ?? '',
          id: field('id'),
          retry: retry === null ? null : Number(retry),
          data: JSON.parse(field('data') ?? '{}'),
        });
      }
    }
  };
  const ended = read().catch(() => undefined);
  const until = <T>(look: (all: SentEvent[]) => T | undefined): Promise<T> =>
    vi.waitFor(() => look(events) ?? expect.fail(`not among ${JSON.stringify(events)}`), {
      timeout: 8000,
      interval: 20,
    });
  await until((all) => all.find(({ event }) => event === 'ready'));
  // What changed shortly before is repeated to a new stream, and is no answer to what a test does next.
  const before = events.splice(
    0,
    events.findIndex(({ event }) => event === 'ready'),
  );
  return {
    /** What was repeated from before the stream was open. */
    before,
    events,
    left,
    /** Resolves when the server has closed it. */
    ended,
    notices: () => events.filter(({ event }) => event === 'notice').map(({ data }) => data.title),
    untilNotices: (count: number) =>
      until((all) => {
        const found = all.filter(({ event }) => event === 'notice');
        return found.length >= count ? found : undefined;
      }),
    untilTopics: (topic: string, count: number) =>
      until((all) => all.filter(({ data }) => data.topic === topic).length >= count || undefined),
    untilTopic: (topic: string) => until((all) => all.find(({ data }) => data.topic === topic)),
  };
}
