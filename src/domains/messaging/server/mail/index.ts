import { Hono } from 'hono';
import type { Feature } from '#platform/server/feature.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { closeTransport } from '#platform/server/mail/transport.ts';
import { listDevEmails, mailContracts } from '#domains/messaging/contract/mail.ts';
import { cutDeadMails, deliver, sweep } from './deliver.ts';
import { devMailboxRoutes } from './dev-mailbox.routes.ts';
import { cutDead, deliverMail, sweepMails } from './mail.jobs.ts';
import { MAIL_DELIVERIES } from './mail-metrics.ts';
import { mailRoutes } from './mail.routes.ts';

export { sendMail, sendMails, type MailOrder } from './send-mail.ts';

export const mailFeature: Feature = {
  name: 'mail',
  contracts: [...mailContracts, listDevEmails],
  metrics: [MAIL_DELIVERIES],
  routes: (deps) => {
    const routes = new Hono<AppEnv>().route('/', mailRoutes(deps));
    return deps.env.devMailbox ? routes.route('/', devMailboxRoutes(deps)) : routes;
  },
  jobs: [
    handle(deliverMail, (deps, { mailId }) => deliver(deps, mailId)),
    handle(sweepMails, async (deps) => {
      await sweep(deps);
    }),
    handle(cutDead, async (deps) => {
      await cutDeadMails(deps);
    }),
  ],
  start:
    async ({ env }) =>
    async () =>
      closeTransport(env),
};
