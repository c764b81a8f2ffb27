import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Signals } from '#platform/server/events/signals.ts';
import { TOPICS, type Change } from '#platform/contract/topics.ts';
import type { Notification } from '#domains/messaging/contract/notifications.ts';
import { presentNotice } from './inbox.ts';
import { latestSeq, noticeBySeq, noticesAfter } from './notifications.repo.ts';

/** Why a stream woke up: a notice, changes, an ended session of its person, or a restored listening connection. */
type Signal =
  | { kind: 'notice'; seq: number }
  | { kind: 'changed'; changes: Change[] }
  | { kind: 'session' }
  | { kind: 'missed' };
type Wake = (signal: Signal) => void;

export interface Hub {
  join(userId: string, wake: Wake): () => void;
  /** What changed for the person in the last half minute. */
  recentChanges(userId: string): readonly Change[];
}

/** A page reads its lists before its stream is open, on a slow phone by many seconds. */
const RECENT_MS = 30_000;

/** One listener per process; it passes each signal to the streams of its person. */
export function openHub(signals: Signals): Hub {
  const streams = new Map<string, Set<Wake>>();
  const recent: { userId: string; changes: readonly Change[]; at: number }[] = [];
  const keep = (userId: string, signal: Signal) => {
    const now = performance.now();
    recent.push({ userId, changes: changesOf(signal), at: now });
    const firstRecent = recent.findIndex(({ at }) => now - at < RECENT_MS);
    recent.splice(0, firstRecent);
  };
  signals.on('notifications', (payload) => {
    if (payload === '') {
      for (const wakes of streams.values()) for (const wake of wakes) wake({ kind: 'missed' });
      return;
    }
    const [userId = '', what = '', changes = ''] = payload.split(':');
    const signal = signalOf(what, changes);
    keep(userId, signal);
    for (const wake of streams.get(userId) ?? []) wake(signal);
  });
  return {
    recentChanges: (userId) => {
      const since = performance.now() - RECENT_MS;
      const own = recent.filter((one) => one.userId === userId && one.at >= since).flatMap(({ changes }) => changes);
      return [...new Map(own.map((change) => [`${change.topic}/${change.id ?? ''}`, change])).values()];
    },
    join(userId, wake) {
      const wakes = streams.get(userId) ?? new Set();
      streams.set(userId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0 && streams.get(userId) === wakes) streams.delete(userId);
      };
    },
  };
}

function signalOf(what: string, changes: string): Signal {
  if (what === 'session') return { kind: 'session' };
  if (what !== 'changed') return { kind: 'notice', seq: Number(what) };
  return { kind: 'changed', changes: changes.split(',').flatMap(changeOf) };
}

/** What a screen reads again because of a signal; one of a notice changes the list of notices. */
function changesOf(signal: Signal): readonly Change[] {
  if (signal.kind === 'notice') return [{ topic: 'notifications' }];
  return signal.kind === 'changed' ? signal.changes : [];
}

/** From `topic` or `topic/id`. */
function changeOf(word: string): Change[] {
  const [name, id] = word.split('/');
  const topic = TOPICS.find((known) => known === name);
  return topic ? [{ topic, ...(id && { id }) }] : [];
}

export type LiveEvent =
  | { kind: 'ready'; seq: number }
  | { kind: 'notice'; notice: Notification }
  | ({ kind: 'changed' } & Change)
  | { kind: 'heartbeat' };

interface Following {
  userId: string;
  /** The last notice the client has seen; null starts with the next one. */
  lastSeq: number | null;
  heartbeatMs: number;
  signal: AbortSignal;
  /** Checked at each heartbeat and whenever a session of the person ends: a stream must not outlive its session. */
  isStillWelcome(): Promise<boolean>;
}

/** A person's live events until the client goes away. Notices are read under the person's own row-level security. */
export async function* follow(deps: Deps, hub: Hub, following: Following): AsyncGenerator<LiveEvent> {
  const { userId, lastSeq, heartbeatMs, signal } = following;
  const waiting: Signal[] = [];
  let ring = () => {};
  const before = lastSeq === null ? hub.recentChanges(userId) : [];
  const leave = hub.join(userId, (one) => {
    waiting.push(one);
    ring();
  });
  const onAbort = () => ring();
  signal.addEventListener('abort', onAbort);
  try {
    let seen = lastSeq ?? (await deps.db.as(user(userId), latestSeq));
    // A new stream's page may have read its lists before these.
    for (const change of before) yield { kind: 'changed', ...change };
    yield { kind: 'ready', seq: seen };
    if (lastSeq !== null) waiting.push({ kind: 'missed' });
    const pushed = new Set<number>();
    while (!signal.aborted) {
      const next = waiting.shift();
      if (!next) {
        if (await restsFor(heartbeatMs, (wake) => (ring = wake))) continue;
        if (!(await following.isStillWelcome())) return;
        yield { kind: 'heartbeat' };
      } else if (next.kind === 'changed') {
        for (const change of next.changes) yield { kind: 'changed', ...change };
      } else if (next.kind === 'session') {
        if (!(await following.isStillWelcome())) return;
      } else {
        for (const row of await rowsFor(deps, userId, next, seen)) {
          if (pushed.has(row.seq)) continue;
          pushed.add(row.seq);
          seen = Math.max(seen, row.seq);
          yield { kind: 'notice', notice: presentNotice(row) };
        }
        // A stream that missed signals missed changes as well.
        if (next.kind === 'missed') for (const topic of TOPICS) yield { kind: 'changed', topic };
      }
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    leave();
  }
}

/** A signaled notice is read by its own `seq`, since an earlier one may commit after a later one. */
const rowsFor = (deps: Deps, userId: string, signal: Extract<Signal, { kind: 'notice' | 'missed' }>, after: number) =>
  deps.db.as(user(userId), (tx) =>
    signal.kind === 'notice' ? noticeBySeq(tx, signal.seq) : noticesAfter(tx, { after, overlap: true }),
  );

/** Waits to be woken; returns false when the time is over first. */
const restsFor = (milliseconds: number, onRing: (wake: () => void) => void): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    onRing(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
