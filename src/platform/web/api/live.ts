import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Change, Topic } from '#platform/contract/topics.ts';
import {
  changedEvent,
  notification,
  STREAM_PATH,
  type Notification,
} from '#domains/messaging/contract/notifications.ts';
import { auth } from '#platform/web/session/auth.ts';
import { reload } from './reload.ts';

export type LiveEvent = { kind: 'notice'; notice: Notification } | ({ kind: 'changed' } & Change);
type Listener = (event: LiveEvent) => void;

/** Browsers allow six connections per server, so all tabs share the stream of the tab that holds this lock. */
const SHARED_LOCK = 'tallgrass:production:live';

const listeners = new Set<Listener>();
let lastSeq: number | null = null;
let close: (() => void) | null = null;

function receive(event: LiveEvent): void {
  if (event.kind === 'notice') {
    if (lastSeq !== null && event.notice.seq <= lastSeq) return;
    lastSeq = event.notice.seq;
  }
  for (const listener of listeners) listener(event);
}

/** Subscribes to live events. The connection is open while there is at least one listener. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  close ??= openShared();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    close?.();
    close = null;
  };
}

function openShared(): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(SHARED_LOCK);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => receive(data));
  const openAsLeader = () =>
    new Promise<void>((resolve) => {
      const closeStream = openStream((event) => {
        channel.postMessage(event);
        receive(event);
      });
      stop.signal.addEventListener('abort', () => {
        closeStream();
        resolve();
      });
    });
  if ('locks' in navigator) {
    // Rejects with the abort reason when the tab stops listening before it gets the lock.
    navigator.locks.request(SHARED_LOCK, { signal: stop.signal }, openAsLeader).catch(() => undefined);
  } else {
    void openAsLeader();
  }
  return () => {
    stop.abort();
    channel.close();
    lastSeq = null;
  };
}

/** The server-sent events of the signed-in user. When another user signs in, it opens a new stream. */
function openStream(onLiveEvent: (event: LiveEvent) => void): () => void {
  let source = connect(onLiveEvent);
  const unsubscribe = auth.onEvent((event) => {
    if (event !== 'SIGNED_IN' && event !== 'SIGNED_OUT') return;
    source.close();
    lastSeq = null;
    if (event === 'SIGNED_IN') source = connect(onLiveEvent);
  });
  return () => {
    unsubscribe();
    source.close();
  };
}

function connect(onLiveEvent: (event: LiveEvent) => void): EventSource {
  const source = new EventSource(lastSeq === null ? STREAM_PATH : `${STREAM_PATH}?lastEventId=${lastSeq}`);
  source.addEventListener('notice', ({ data }: MessageEvent<string>) => {
    const parsed = notification.safeParse(JSON.parse(data));
    if (parsed.success) onLiveEvent({ kind: 'notice', notice: parsed.data });
  });
  source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const parsed = changedEvent.safeParse(JSON.parse(data));
    if (parsed.success) onLiveEvent({ kind: 'changed', ...parsed.data });
  });
  return source;
}

/**
 * Refetches queries when something changes on the server: `useLive({ matches: [['my-matches']] })`. A key covers every
 * query key that starts with it. With a function, only what shows the changed thing is loaded again; the ID is undefined
 * when more than one may have changed.
 */
export function useLive(
  keysOf: Partial<Record<Topic, readonly QueryKey[] | ((id: string | undefined) => readonly QueryKey[])>>,
): void {
  const client = useQueryClient();
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind !== 'changed') return;
    const keys = keysOf[event.topic] ?? [];
    for (const queryKey of typeof keys === 'function' ? keys(event.id) : keys) void reload(client, queryKey);
  });
  useEffect(() => listenLive((event) => onEvent(event)), []);
}

/** Calls `onNotice` for each notice that arrives while the screen is open. */
export function useLiveNotice(onNotice: (notice: Notification) => void): void {
  const handleNotice = useEffectEvent(onNotice);
  useEffect(
    () =>
      listenLive((event) => {
        if (event.kind === 'notice') handleNotice(event.notice);
      }),
    [],
  );
}
