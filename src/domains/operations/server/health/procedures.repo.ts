import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';

export interface Procedure {
  name: string;
  /** The API calls that use it, by route name. */
  routes: readonly string[];
  /** One read-only query on what the procedure depends on; it fails when the procedure would. */
  probe: (tx: Tx) => Promise<unknown>;
}

const one = (query: SQL) => (tx: Tx) => tx.execute(query);

/** The remote procedures and server functions of the specification's section 7, and what they depend on. */
export const PROCEDURES: readonly Procedure[] = [
  { name: 'is_admin', routes: ['POST /api/rpc/is_admin'], probe: one(sql`select role from profiles limit 1`) },
  {
    name: 'get_rpc_health_status',
    routes: ['POST /api/rpc/get_rpc_health_status'],
    probe: one(sql`select name from call_stats limit 1`),
  },
  {
    name: 'post-auth-route',
    routes: ['POST /api/functions/post-auth-route'],
    probe: one(sql`select user_id from employer_profiles limit 1`),
  },
  { name: 'send-email', routes: ['POST /api/functions/send-email'], probe: one(sql`select id from mails limit 1`) },
  ...['request', 'validate', 'complete'].map((step) => ({
    name: `password-reset-${step}`,
    routes: [`POST /api/functions/password-reset-${step}`],
    probe: one(sql`select id from auth.people limit 1`),
  })),
  {
    name: 'session',
    routes: ['GET /api/session', 'POST /api/auth/sign-in', 'POST /api/auth/sign-up'],
    probe: one(sql`select id from auth.people limit 1`),
  },
  {
    name: 'faq_questions',
    routes: ['GET /api/faq', 'POST /api/faq'],
    probe: one(sql`select id from faq_questions where status = 'published' limit 1`),
  },
  {
    name: 'error-log',
    routes: ['POST /api/error-log', 'POST /api/page-views'],
    probe: one(sql`select fingerprint from error_groups limit 1`),
  },
  {
    name: 'employer_sees',
    routes: ['GET /api/employer/jobs/:id/applicants'],
    probe: one(sql`select app.employer_sees(gen_random_uuid(), 'matched')`),
  },
  {
    name: 'matches',
    routes: ['GET /api/me/matches', 'GET /api/me/matches/:id'],
    probe: one(sql`select job_id from matches limit 1`),
  },
  { name: 'job_queue', routes: [], probe: one(sql`select name from pgboss.queue limit 1`) },
];
