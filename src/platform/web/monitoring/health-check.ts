/** Checks once at startup whether every procedure answers (specification, section 7). */
export function checkHealth(): void {
  fetch('/api/rpc/get_rpc_health_status', { method: 'POST', keepalive: true })
    // An unread answer would keep the connection open.
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
