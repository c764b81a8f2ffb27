import { z } from 'zod';
import { contract } from './contract.ts';
import { emailField } from './identity.ts';

export const ROLE_HINT_HEADER = 'x-role-hint';

export const postAuthRoute = contract({
  method: 'post',
  path: '/api/functions/post-auth-route',
  summary: 'Where a person goes after signing in; the header x-role-hint carries the role of the page used',
  response: z.object({ next: z.string() }),
});

export const requestPasswordReset = contract({
  method: 'post',
  path: '/api/functions/password-reset-request',
  summary: 'Mails a link to set a new password; the answer never tells whether the address is known',
  body: z.object({ email: emailField }),
  response: z.object({ ok: z.literal(true) }),
});

const resetToken = z.string().max(400).default('');

export const validatePasswordReset = contract({
  method: 'post',
  path: '/api/functions/password-reset-validate',
  summary: 'Whether the token of a reset link can still be used',
  body: z.object({ token: resetToken }),
  response: z.object({ ok: z.boolean() }),
});

export const completePasswordReset = contract({
  method: 'post',
  path: '/api/functions/password-reset-complete',
  summary: 'Uses up a reset token, sets the password and ends all sessions',
  body: z.object({ token: resetToken, newPassword: z.string().max(400).default('') }),
  response: z.object({ ok: z.boolean(), error: z.string().optional() }),
});

export const isAdmin = contract({
  method: 'post',
  path: '/api/rpc/is_admin',
  summary: 'Whether a person is an administrator; only administrators may ask about others',
  body: z.object({ uid: z.string().max(100) }),
  response: z.boolean(),
});

export const rpcHealthStatus = contract({
  method: 'post',
  path: '/api/rpc/get_rpc_health_status',
  summary: 'Whether each backend procedure works, with the time it took',
  response: z.object({
    ok: z.boolean(),
    functions: z.array(
      z.object({
        name: z.string(),
        ok: z.boolean(),
        durationMs: z.number(),
        checkedAt: z.iso.datetime(),
        error: z.string().optional(),
      }),
    ),
  }),
});
