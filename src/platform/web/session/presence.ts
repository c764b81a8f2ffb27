import { UNATTENDED_HEADER } from '#platform/contract/session-limits.ts';

/** After this long without a key, press or scroll, requests are marked as unattended. */
const ABSENT_MS = 60_000;
/** Typing a long note sends no requests, so the server is told now and then that the person is still there. */
const TELL_MS = 5 * 60_000;

/** Loading a page counts as a touch. */
let touchedAt = 0;
let toldAt = 0;

/** For each request: whether no person caused it, so that it does not keep an administrator's session alive. */
export function presenceHeaders(): Record<string, string> {
  const now = performance.now();
  if (now - touchedAt > ABSENT_MS) return { [UNATTENDED_HEADER]: '1' };
  toldAt = now;
  return {};
}

/** Listens to the person until it is stopped. `isWatched` says whether the session of this person ends when idle. */
export function watchPresence(isWatched: () => boolean): () => void {
  const stop = new AbortController();
  const touch = () => {
    touchedAt = performance.now();
    if (touchedAt - toldAt < TELL_MS || !isWatched()) return;
    fetch('/api/session', { headers: presenceHeaders() })
      // An answer that nobody reads would keep the connection.
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
    window.addEventListener(kind, touch, { passive: true, capture: true, signal: stop.signal });
  }
  return () => stop.abort();
}
