import * as contracts from '#domains/hiring/contract/conversations/mail-replies.ts';
import { done, route, routes, signedIn } from '#platform/server/http/route.ts';
import { discard, listWaiting, post } from './waiting-mails.ts';

export const mailReplyRoutes = routes(
  route(contracts.listWaitingMails, signedIn(), ({ deps, me, params }) => listWaiting(deps, me, params.id)),
  route(contracts.postWaitingMail, signedIn({ limit: ['message', 60, '10m'] }), async ({ deps, me, params }) => {
    await post(deps, me, params);
    return done;
  }),
  route(contracts.discardWaitingMail, signedIn(), async ({ deps, me, params }) => {
    await discard(deps, me, params);
    return done;
  }),
);
