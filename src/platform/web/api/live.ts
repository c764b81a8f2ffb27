import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Topic } from '#platform/contract/topics.ts';
import {
  changedEvent,
  notification,
  STREAM_PATH,
  type Notification,
} from '#domains/messaging/contract/notifications.ts';
import { auth } from '#platform/web/session/auth.ts';

export type LiveEvent = { kind: 'notice'; notice: Notification } | { kind: 'changed'; topic: Topic };
type Listener = (event: LiveEvent) => void;

/** Browsers allow six connections to a server: all tabs share the stream of the one that holds this lock. */
const SHARED = 'tallgrass:production:live';

const listeners = new Set<Listener>();
let lastSeq: number | null = null;
let close: (() => void) | null = null;

function hear(event: LiveEvent): void {
  if (event.kind === 'notice') {
    if (lastSeq !== null && event.notice.seq <= lastSeq) return;
    lastSeq = event.notice.seq;
  }
  for (const listener of listeners) listener(event);
}

/** Hears live events from now on; the connection is open while anybody listens. */
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
  const channel = new BroadcastChannel(SHARED);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => hear(data));
  const lead = () =>
    new Promise<void>((resolve) => {
      const closeStream = openStream((event) => {
        channel.postMessage(event);
        hear(event);
      });
      stop.signal.addEventListener('abort', () => {
        closeStream();
        resolve();
      });
    });
  if ('locks' in navigator) {
    // Refused with the abort's reason when the tab stops listening before its turn.
    navigator.locks.request(SHARED, { signal: stop.signal }, lead).catch(() => undefined);
  } else {
    void lead();
  }
  return () => {
    stop.abort();
    channel.close();
    lastSeq = null;
  };
}

/** Server-sent events of whoever is signed in; somebody else's sign-in opens another stream. */
function openStream(tell: (event: LiveEvent) => void): () => void {
  let source = connect(tell);
  const stopHearing = auth.onEvent((event) => {
    if (event !== 'SIGNED_IN' && event !== 'SIGNED_OUT') return;
    source.close();
    lastSeq = null;
    if (event === 'SIGNED_IN') source = connect(tell);
  });
  return () => {
    stopHearing();
    source.close();
  };
}

function connect(tell: (event: LiveEvent) => void): EventSource {
  const source = new EventSource(lastSeq === null ? STREAM_PATH : `${STREAM_PATH}?lastEventId=${lastSeq}`);
  source.addEventListener('notice', ({ data }: MessageEvent<string>) => {
    const parsed = notification.safeParse(JSON.parse(data));
    if (parsed.success) tell({ kind: 'notice', notice: parsed.data });
  });
  source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const parsed = changedEvent.safeParse(JSON.parse(data));
    if (parsed.success) tell({ kind: 'changed', topic: parsed.data.topic });
  });
  return source;
}

/**
 * Reads queries again when something changed on the server: `useLive({ matches: [['my-matches']] })`. A key stands for
 * everything that begins with it.
 */
export function useLive(keysOf: Partial<Record<Topic, readonly QueryKey[]>>): void {
  const client = useQueryClient();
  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.kind !== 'changed') return;
    for (const queryKey of keysOf[event.topic] ?? []) void client.invalidateQueries({ queryKey });
  });
  useEffect(() => listenLive((event) => onEvent(event)), []);
}

/** Calls `onNotice` for each notice that comes while the screen is open. */
export function useLiveNotice(onNotice: (notice: Notification) => void): void {
  const heard = useEffectEvent(onNotice);
  useEffect(
    () =>
      listenLive((event) => {
        if (event.kind === 'notice') heard(event.notice);
      }),
    [],
  );
}
