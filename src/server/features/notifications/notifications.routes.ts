import { Hono } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { readViewer } from '#server/features/identity/index.ts';
import { declared } from '#server/platform/answers.ts';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, signedIn, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/notifications.ts';
import { countUnread, readAll, readInbox, readOne } from './inbox.ts';
import { follow, openHub, type LiveEvent } from './live.ts';
import { openSeats } from './seats.ts';
import { readSettings, saveQuietHours, saveSetting } from './settings.ts';
import { readUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

/** Below the half minute after which proxies like to close what is silent. */
const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 2000;
/** All tabs of a browser share one stream; a browser without locks has one a tab. */
const MOST_OF_A_SESSION = 6;
const MOST_OF_A_PERSON = 30;
/** Who had to leave comes back after this long, and hears what it missed: tabs beyond the bound take turns. */
const AWAY_MS = 60_000;
const NOTICE = { route: `GET ${contracts.STREAM_PATH}`, schema: contracts.notification };

export const notificationRoutes = (deps: Deps): Routes => {
  const hub = openHub(deps.events);
  const [ofSession, ofPerson] = [openSeats(MOST_OF_A_SESSION), openSeats(MOST_OF_A_PERSON)];
  return new Hono<AppEnv>()
    .get(contracts.STREAM_PATH, signedIn, limit(deps, 'notification-stream', 120, '1m'), (c) => {
      const { userId, sessionId } = viewerOf(c);
      const last = Number(c.req.header('last-event-id') ?? c.req.query('lastEventId') ?? Number.NaN);
      const { signal, headers } = c.req.raw;
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        const [left, displaced] = [new AbortController(), new AbortController()];
        stream.onAbort(() => left.abort());
        const giveBack = [
          ofSession.take(sessionId, () => displaced.abort()),
          ofPerson.take(userId, () => displaced.abort()),
        ];
        const events = follow(deps, hub, {
          userId,
          lastSeq: Number.isSafeInteger(last) && last >= 0 ? last : null,
          heartbeatMs: HEARTBEAT_MS,
          signal: AbortSignal.any([signal, left.signal, displaced.signal]),
          isStillWelcome: async () => (await readViewer(deps, headers))?.sessionId === sessionId,
        });
        try {
          for await (const event of events) await write(deps, stream, event);
          if (displaced.signal.aborted) await stream.write(`retry: ${AWAY_MS}\n\n`);
        } finally {
          for (const give of giveBack) give();
        }
      });
    })
    .get(contracts.listNotifications.path, signedIn, input(contracts.listNotifications), async (c) =>
      answer(c, deps, contracts.listNotifications, await readInbox(deps, viewerOf(c).userId, c.get('input').query)),
    )
    .get(contracts.countUnread.path, signedIn, async (c) =>
      answer(c, deps, contracts.countUnread, await countUnread(deps, viewerOf(c).userId)),
    )
    .post(contracts.markAllRead.path, signedIn, async (c) =>
      answer(c, deps, contracts.markAllRead, await readAll(deps, viewerOf(c).userId)),
    )
    .post(contracts.markRead.path, signedIn, input(contracts.markRead), async (c) =>
      answer(c, deps, contracts.markRead, await readOne(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .get(contracts.readSettings.path, signedIn, async (c) =>
      answer(c, deps, contracts.readSettings, await readSettings(deps, viewerOf(c))),
    )
    .put(contracts.saveKindSetting.path, signedIn, input(contracts.saveKindSetting), async (c) => {
      const { params, body } = c.get('input');
      const saved = await saveSetting(deps, viewerOf(c).userId, params.kind, body);
      return answer(c, deps, contracts.saveKindSetting, saved);
    })
    .put(contracts.saveQuietHours.path, signedIn, input(contracts.saveQuietHours), async (c) => {
      const { quietHours } = c.get('input').body;
      return answer(c, deps, contracts.saveQuietHours, await saveQuietHours(deps, viewerOf(c).userId, quietHours));
    })
    .post(
      contracts.unsubscribe.path,
      limit(deps, 'unsubscribe', 60, '15m'),
      input(contracts.unsubscribe),
      async (c) => {
        await unsubscribe(deps, c.get('input').query.token);
        return answer(c, deps, contracts.unsubscribe, { ok: true });
      },
    )
    .get(contracts.peekUnsubscribe.path, input(contracts.peekUnsubscribe), (c) => {
      const { token } = c.get('input').query;
      if (c.req.header('accept')?.includes('text/html')) {
        return c.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 303);
      }
      return answer(c, deps, contracts.peekUnsubscribe, { kind: readUnsubscribeToken(deps.env, token).kind });
    });
};

async function write(deps: Deps, stream: SSEStreamingApi, event: LiveEvent): Promise<void> {
  if (event.kind === 'heartbeat') {
    await stream.write(': still here\n\n');
  } else if (event.kind === 'notice') {
    const notice = declared(deps, NOTICE, event.notice);
    await stream.writeSSE({ event: 'notice', id: String(event.notice.seq), data: JSON.stringify(notice) });
  } else if (event.kind === 'changed') {
    await stream.writeSSE({ event: 'changed', data: JSON.stringify({ topic: event.topic }) });
  } else {
    await stream.writeSSE({ event: 'ready', id: String(event.seq), data: '{}', retry: RECONNECT_MS });
  }
}
