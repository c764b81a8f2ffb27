import { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http/http.ts';

/** Returns the failing parts by name; empty when the server is ready to serve. */
export type HealthCheck = () => Promise<string[]>;

/**
 * `live`: the process runs (and nothing more, so that an outage elsewhere causes no restart). `health`: it can serve.
 */
export const healthRoutes = (check: HealthCheck) =>
  new Hono<AppEnv>()
    .get('/api/live', (c) => c.json({ status: 'alive' }))
    .get('/api/health', async (c) => {
      const failing = await check();
      return failing.length === 0 ? c.json({ status: 'ok' }) : c.json({ status: 'failing', failing }, 503);
    });
