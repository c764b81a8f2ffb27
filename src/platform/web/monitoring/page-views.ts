/** Counts a view of a page: no cookie, no person; nothing at all when the browser asks not to be tracked. */
export function countPageView(path: string): void {
  const asksNot =
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  if (asksNot) return;
  const referrer = document.referrer ? new URL(document.referrer).origin : undefined;
  fetch('/api/page-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, ...(referrer ? { referrer } : {}) }),
    keepalive: true,
  })
    // An answer that nobody reads would keep the connection.
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
