import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv } from '#platform/server/http/http.ts';
import { limit } from '#platform/server/http/limit.ts';
import { administrator, route, routes, type Route } from '#platform/server/http/route.ts';
import { listMails, resendMail, searchMails, sendEmail } from '#domains/messaging/contract/mail.ts';
import { compose } from './compose.ts';
import { readLog, resend } from './mail-log.ts';

/** A refusal of this function carries `success: false` beside the usual error body. */
const sayUnsuccessful = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.error) return;
  const body: object = await c.res.json();
  c.res = c.json({ success: false, ...body }, c.res.status as ContentfulStatusCode);
});

const sendEmailRoute: Route = {
  mount: (app, deps) =>
    void app.post(
      sendEmail.path,
      sayUnsuccessful,
      onlyAdmin,
      limit(deps, 'send-email', 60, '1h'),
      input(sendEmail),
      async (c) => answer(c, deps, sendEmail, await compose(deps, adminActorOf(c).userId, c.get('input').body)),
    ),
};

export const mailRoutes = routes(
  sendEmailRoute,
  route(listMails, administrator(), ({ deps, me, query }) => readLog(deps, me, query)),
  route(searchMails, administrator(), ({ deps, me, body }) => readLog(deps, me, body)),
  route(resendMail, administrator({ limit: ['resend-mail', 120, '1h'] }), ({ deps, me, params }) =>
    resend(deps, me, params.id),
  ),
);
