import { Client } from 'pg';
import { applicationName } from '../database/names.ts';
import type { Logger } from '../log.ts';
import { pause } from '../pause.ts';

export type Channel = 'notifications' | 'market';
type Listener = (payload: string) => void;

export interface Signals {
  /** Calls `listener` for each signal on the channel, and with an empty payload after a lost connection is restored. */
  on(channel: Channel, listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNELS: readonly Channel[] = ['notifications', 'market'];
const RECONNECT_MS = 500;
const CONNECT_MS = 10_000;

/**
 * One listening connection per process. Signals carry IDs only and can be lost with the connection, so each listener
 * reads what it missed when it is called with an empty payload.
 */
export function openSignals(options: { url: string; log: Logger }): Signals {
  const listeners = new Map<Channel, Set<Listener>>(CHANNELS.map((channel) => [channel, new Set()]));
  const closing = new AbortController();
  let client: Client | null = null;

  const tell = (channel: Channel, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };

  /** Listens until the connection ends, or can't be opened. */
  const listen = async () => {
    const next = new Client({
      connectionString: options.url,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    const ended = new Promise<void>((resolve) => next.once('end', resolve));
    next.on('error', (error) => options.log.warn({ err: error.message }, 'listening connection'));
    next.on('notification', ({ channel, payload }) => tell(channel as Channel, payload ?? ''));
    try {
      await next.connect();
      await next.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '));
    } catch (error) {
      options.log.warn({ err: error instanceof Error ? error.message : 'unknown' }, 'could not listen');
      await next.end().catch(() => undefined);
      return;
    }
    client = next;
    if (closing.signal.aborted) return next.end();
    for (const channel of CHANNELS) tell(channel, '');
    await ended;
  };

  // One connection after the other: a database that takes connections and drops them sees one attempt at a time.
  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listen();
      await pause(RECONNECT_MS, closing.signal);
    }
  })();

  return {
    on(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    async close() {
      closing.abort();
      await client?.end();
      await listening;
    },
  };
}
