import { Client } from 'pg';
import { applicationName } from '../database/names.ts';
import type { Logger } from '../log.ts';

export type Channel = 'notifications' | 'market';
type Listener = (payload: string) => void;

export interface Signals {
  /** Calls `listener` for each signal on the channel, and with an empty payload after a lost connection is restored. */
  on(channel: Channel, listener: Listener): () => void;
  close(): Promise<void>;
}

const CHANNELS: readonly Channel[] = ['notifications', 'market'];
const RECONNECT_MS = 500;

/**
 * One listening connection per process. Signals carry IDs only and can be lost with the connection, so each listener
 * reads what it missed when it is called with an empty payload.
 */
export function openSignals(options: { url: string; log: Logger }): Signals {
  const listeners = new Map<Channel, Set<Listener>>(CHANNELS.map((channel) => [channel, new Set()]));
  let client: Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let attempt: Promise<void>;

  const tell = (channel: Channel, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };

  const reconnectSoon = () => {
    client = null;
    if (closed) return;
    timer = setTimeout(() => {
      attempt = connect();
    }, RECONNECT_MS);
  };

  const connect = async () => {
    const next = new Client({
      connectionString: options.url,
      application_name: applicationName,
      keepAlive: true,
    });
    next.on('error', (error) => options.log.warn({ err: error.message }, 'listening connection'));
    next.on('end', reconnectSoon);
    next.on('notification', ({ channel, payload }) => tell(channel as Channel, payload ?? ''));
    try {
      await next.connect();
      await next.query(CHANNELS.map((channel) => `listen ${channel}`).join('; '));
      client = next;
      for (const channel of CHANNELS) tell(channel, '');
    } catch (error) {
      options.log.warn({ err: error instanceof Error ? error.message : 'unknown' }, 'could not listen');
      next.removeListener('end', reconnectSoon);
      await next.end().catch(() => undefined);
      reconnectSoon();
    }
  };
  attempt = connect();

  return {
    on(channel, listener) {
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await attempt;
      await client?.end();
    },
  };
}
