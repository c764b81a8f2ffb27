import { Hono } from 'hono';
import type { AppEnv } from '#platform/server/http.ts';

/** Answers the parts that are not well, by name; empty when the server may serve. */
export type HealthCheck = () => Promise<string[]>;

/** `live` says that the process runs (never more, so that an outage elsewhere restarts nothing); `health` that it serves. */
export const healthRoutes = (check: HealthCheck) =>
  new Hono<AppEnv>()
    .get('/api/live', (c) => c.json({ status: 'alive' }))
    .get('/api/health', async (c) => {
      const failing = await check();
      return failing.length === 0 ? c.json({ status: 'ok' }) : c.json({ status: 'failing', failing }, 503);
    });
