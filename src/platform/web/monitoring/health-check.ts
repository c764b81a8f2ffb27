/** The product asks once, when it starts, whether every procedure answers (specification, section 7). */
export function askHealthOnce(): void {
  fetch('/api/rpc/get_rpc_health_status', { method: 'POST', keepalive: true })
    // An answer that nobody reads would keep the connection.
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}
