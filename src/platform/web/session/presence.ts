import { UNATTENDED_HEADER } from '#platform/contract/session-limits.ts';

/** After this long without input, requests are marked as unattended. */
const ABSENT_MS = 60_000;
/** Typing a long note sends no requests, so the server is pinged now and then to keep the session alive. */
const PING_MS = 5 * 60_000;

/** Loading a page counts as input. */
let lastInputAt = 0;
let lastRequestAt = 0;

/** Marks a request that no person caused, so that it does not keep an administrator's session alive. */
export function presenceHeaders(): Record<string, string> {
  const now = performance.now();
  if (now - lastInputAt > ABSENT_MS) return { [UNATTENDED_HEADER]: '1' };
  lastRequestAt = now;
  return {};
}

/** Watches for input; returns a function that stops. `endsWhenIdle` says whether this user's session ends when idle. */
export function watchPresence(endsWhenIdle: () => boolean): () => void {
  const stop = new AbortController();
  const onInput = () => {
    lastInputAt = performance.now();
    if (lastInputAt - lastRequestAt < PING_MS || !endsWhenIdle()) return;
    fetch('/api/session', { headers: presenceHeaders() })
      // An unread answer would keep the connection open.
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
    window.addEventListener(kind, onInput, { passive: true, capture: true, signal: stop.signal });
  }
  return () => stop.abort();
}
