/**
 * For the container's health check: ends with 0 when the process beside it can serve, otherwise with 1. A worker serves
 * nothing; its metrics say that it runs.
 */
const { ROLE, PORT = '3000', METRICS_PORT } = process.env;
const url = ROLE === 'worker' ? `http://127.0.0.1:${METRICS_PORT}/metrics` : `http://127.0.0.1:${PORT}/api/health`;
const isWell = await fetch(url, { signal: AbortSignal.timeout(3000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);

export {};
