import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { listMails, resendMail, sendEmail } from '#shared/contracts/mail.ts';
import { compose } from './compose.ts';
import { readLog, resend } from './mail-log.ts';

/** A refusal of this function carries `success: false` beside the usual error body. */
const sayUnsuccessful = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.error) return;
  const body: object = await c.res.json();
  c.res = c.json({ success: false, ...body }, c.res.status as ContentfulStatusCode);
});

export const mailRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(
      sendEmail.path,
      sayUnsuccessful,
      onlyAdmin,
      limit(deps, 'send-email', 60, '1h'),
      input(sendEmail),
      async (c) => {
        const result = await compose(deps, adminActorOf(c).userId, c.get('input').body);
        return answer(c, deps, sendEmail, result, result.success ? 200 : 422);
      },
    )
    .get(listMails.path, onlyAdmin, input(listMails), async (c) =>
      answer(c, deps, listMails, await readLog(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .post(resendMail.path, onlyAdmin, limit(deps, 'resend-mail', 120, '1h'), input(resendMail), async (c) =>
      answer(c, deps, resendMail, await resend(deps, adminActorOf(c).userId, c.get('input').params.id)),
    );
