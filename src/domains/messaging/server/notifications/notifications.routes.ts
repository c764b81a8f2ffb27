import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { declared } from '#platform/server/http/answers.ts';
import type { Deps } from '#platform/server/deps.ts';
import { answer, inputOf } from '#platform/server/http/http.ts';
import { anyone, done, rawRoute, route, routes, signedIn, type Route } from '#platform/server/http/route.ts';
import * as contracts from '#domains/messaging/contract/notifications.ts';
import { countUnread, readAll, readInbox, readOne } from './inbox.ts';
import { LIVE_STREAMS } from './live-metrics.ts';
import { follow, openHub, type LiveEvent } from './live.ts';
import { openSeats } from './seats.ts';
import { readSettings, saveGroup, saveQuietHours, saveSetting } from './settings.ts';
import { readUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

/** Shorter than the 30 seconds after which many proxies close a silent connection. */
const HEARTBEAT_MS = 20_000;
const RECONNECT_MS = 2000;
/** All tabs of a browser share one stream; a browser without locks has one per tab. */
const MOST_OF_A_SESSION = 6;
const MOST_OF_A_PERSON = 30;
/** A displaced stream reconnects after this long and gets what it missed, so tabs beyond the limit take turns. */
const AWAY_MS = 60_000;
const CHANGED = { route: `GET ${contracts.STREAM_PATH}`, schema: contracts.changedEvent };
const NOTICE = { route: `GET ${contracts.STREAM_PATH}`, schema: contracts.notification };

/** A person's live events. The hub and the seats belong to the process, so they are created once, with the route. */
const stream: Route = {
  mount(app, deps) {
    const hub = openHub(deps.signals);
    const [ofSession, ofPerson] = [openSeats(MOST_OF_A_SESSION), openSeats(MOST_OF_A_PERSON)];
    const guard = signedIn({ limit: ['notification-stream', 120, '1m'] });
    rawRoute(contracts.STREAM_PATH, guard, ({ viewer: { userId, sessionId }, c }) => {
      const last = Number(c.req.header('last-event-id') ?? c.req.query('lastEventId') ?? Number.NaN);
      const { signal } = c.req.raw;
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (live) => {
        const [left, displaced] = [new AbortController(), new AbortController()];
        live.onAbort(() => left.abort());
        const giveBack = [
          ofSession.take(sessionId, () => displaced.abort()),
          ofPerson.take(userId, () => displaced.abort()),
        ];
        const events = follow(deps, hub, {
          userId,
          lastSeq: Number.isSafeInteger(last) && last >= 0 ? last : null,
          heartbeatMs: HEARTBEAT_MS,
          signal: AbortSignal.any([signal, left.signal, displaced.signal]),
          isStillWelcome: c.get('isSessionLive'),
        });
        deps.telemetry.record(LIVE_STREAMS, 1);
        try {
          for await (const event of events) await write(deps, live, event);
          if (displaced.signal.aborted) await live.write(`retry: ${AWAY_MS}\n\n`);
        } finally {
          deps.telemetry.record(LIVE_STREAMS, -1);
          for (const give of giveBack) give();
        }
      });
    }).mount(app, deps);
  },
};

export const notificationRoutes = routes(
  stream,
  route(contracts.listNotifications, signedIn(), ({ deps, me, query }) => readInbox(deps, me, query)),
  route(contracts.countUnread, signedIn(), ({ deps, me }) => countUnread(deps, me)),
  route(contracts.markAllRead, signedIn(), ({ deps, me }) => readAll(deps, me)),
  route(contracts.markRead, signedIn(), ({ deps, me, params }) => readOne(deps, me, params.id)),
  route(contracts.readSettings, signedIn(), ({ deps, viewer }) => readSettings(deps, viewer)),
  route(contracts.saveKindSetting, signedIn(), ({ deps, viewer, params, body }) =>
    saveSetting(deps, viewer, params.kind, body),
  ),
  route(contracts.saveGroupSetting, signedIn(), ({ deps, viewer, params, body }) =>
    saveGroup(deps, viewer, params.group, body.channels),
  ),
  route(contracts.saveQuietHours, signedIn(), ({ deps, me, body }) => saveQuietHours(deps, me, body.quietHours)),
  route(contracts.unsubscribe, anyone({ limit: ['unsubscribe', 60, '15m'] }), async ({ deps, query }) => {
    await unsubscribe(deps, query.token);
    return done;
  }),
  // A mail program requests JSON, a browser a page.
  rawRoute(contracts.peekUnsubscribe.path, anyone(), async ({ deps, c }) => {
    const { token } = (await inputOf(c, contracts.peekUnsubscribe)).query;
    if (c.req.header('accept')?.includes('text/html')) {
      return c.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 303);
    }
    const { kind, label } = readUnsubscribeToken(deps, token).entry;
    return answer(c, deps, contracts.peekUnsubscribe, { kind, label });
  }),
);

async function write(deps: Deps, stream: SSEStreamingApi, event: LiveEvent): Promise<void> {
  if (event.kind === 'heartbeat') {
    await stream.write(': still here\n\n');
  } else if (event.kind === 'notice') {
    const notice = declared(deps, NOTICE, event.notice);
    await stream.writeSSE({ event: 'notice', id: String(event.notice.seq), data: JSON.stringify(notice) });
  } else if (event.kind === 'changed') {
    const { kind: _kind, ...change } = event;
    await stream.writeSSE({ event: 'changed', data: JSON.stringify(declared(deps, CHANGED, change)) });
  } else {
    await stream.writeSSE({ event: 'ready', id: String(event.seq), data: '{}', retry: RECONNECT_MS });
  }
}
