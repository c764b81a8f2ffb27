import { mailReplyContracts } from '#domains/hiring/contract/conversations/mail-replies.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handle } from '#platform/server/jobs/jobs.ts';
import { openInboundSmtp } from '#platform/server/mail/inbound/smtp-server.ts';
import { tidy, tidyMailReplies } from './mail-replies.jobs.ts';
import { replyProblem, replyWaiting } from './mail-replies.notices.ts';
import { mailReplyRoutes } from './mail-replies.routes.ts';
import { admit, take } from './receive-mail.ts';

export const mailRepliesFeature: Feature = {
  name: 'mail-replies',
  contracts: mailReplyContracts,
  routes: mailReplyRoutes,
  notices: [replyWaiting, replyProblem],
  jobs: [handle(tidyMailReplies, (deps) => tidy(deps))],
  start: async (deps) => {
    const { env, limiter, log } = deps;
    if (!env.inbound || env.role === 'worker') return async () => undefined;
    const server = await openInboundSmtp(
      { settings: env.inbound, host: env.host, limiter, log },
      { admit: (recipient) => admit(deps, recipient), take: (mail) => take(deps, mail) },
    );
    log.info({ port: server.port, domain: env.inbound.domain }, 'mail may come in');
    return () => server.close();
  },
};
