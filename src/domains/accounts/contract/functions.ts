import { z } from 'zod';
import { moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { emailField } from './identity.ts';

export const ROLE_HINT_HEADER = 'x-role-hint';

export const postAuthRoute = contract({
  method: 'post',
  path: '/api/functions/post-auth-route',
  summary: 'Where a person goes after signing in; the header x-role-hint carries the role of the page used',
  headers: { [ROLE_HINT_HEADER]: 'The role of the page used: employer, job_seeker or its old name candidate' },
  response: z.object({ next: z.string() }),
});

export const requestPasswordReset = contract({
  method: 'post',
  path: '/api/functions/password-reset-request',
  isOpen: true,
  summary: 'Emails a link to set a new password; the answer is the same for unknown addresses',
  body: z.object({ email: emailField }),
  response: z.object({ ok: z.literal(true) }),
});

const resetToken = z.string().max(400).default('');

export const validatePasswordReset = contract({
  method: 'post',
  path: '/api/functions/password-reset-validate',
  isOpen: true,
  summary: 'Whether the token of a reset link still works',
  body: z.object({ token: resetToken }),
  response: z.object({ ok: z.boolean() }),
});

export const completePasswordReset = contract({
  method: 'post',
  path: '/api/functions/password-reset-complete',
  isOpen: true,
  summary: 'Uses up a reset token, sets the password and ends all sessions',
  body: z.object({ token: resetToken, newPassword: z.string().max(400).default('') }),
  response: z.object({ ok: z.boolean(), error: z.string().optional() }),
});

export const isAdmin = contract({
  method: 'post',
  path: '/api/rpc/is_admin',
  isOpen: true,
  summary: 'Whether a person is an administrator; only administrators may ask about others',
  body: z.object({ uid: z.string().max(100) }),
  response: z.boolean(),
});

export const callFigures = z.object({
  calls: z.int().min(0),
  failures: z.int().min(0),
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
  lastAt: moment.nullable(),
  /** A code, never a message. */
  lastFailure: z.string().nullable(),
  lastFailureAt: moment.nullable(),
});
export type CallFigures = z.infer<typeof callFigures>;

const functionFacts = z.object({
  status: z.enum(['ok', 'missing', 'wrong_owner', 'wrong_security', 'grant_lost', 'grant_added', 'trigger_lost']),
  use: z.enum(['reads', 'writes', 'trigger']),
  canProbe: z.boolean(),
  owner: z.string().nullable(),
  security: z.enum(['definer', 'invoker']).nullable(),
  missingGrants: z.array(z.string()),
  extraGrants: z.array(z.string()),
});
export type FunctionFacts = z.infer<typeof functionFacts>;

export const healthEntry = z.object({
  name: z.string(),
  kind: z.enum(['procedure', 'function']),
  ok: z.boolean(),
  durationMs: z.number(),
  checkedAt: z.iso.datetime(),
  /** These are for administrators. */
  error: z.string().optional(),
  /** Of a database function. */
  facts: functionFacts.optional(),
  /** Of the last 24 hours: calls through the API, or probes of a database function. */
  figures: callFigures.optional(),
});
export type HealthEntry = z.infer<typeof healthEntry>;

export const rpcHealthStatus = contract({
  method: 'post',
  path: '/api/rpc/get_rpc_health_status',
  isOpen: true,
  summary: 'Whether each server procedure and database function exists and works; administrators also get the reason',
  response: z.object({ ok: z.boolean(), functions: z.array(healthEntry) }),
});
