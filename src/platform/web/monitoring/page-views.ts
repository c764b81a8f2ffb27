/** Counts a page view without cookie or identity, and not at all when the browser asks not to be tracked. */
export function countPageView(path: string): void {
  const isOptedOut =
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  if (isOptedOut) return;
  const referrer = document.referrer ? new URL(document.referrer).origin : undefined;
  fetch('/api/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, ...(referrer ? { referrer } : {}) }),
    keepalive: true,
  })
    // An unread answer would keep the connection open.
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
