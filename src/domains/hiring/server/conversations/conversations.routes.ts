import * as contracts from '#domains/hiring/contract/conversations.ts';
import { done, route, routes, signedIn } from '#platform/server/http/route.ts';
import { getOne, listMessagesOf, listMine, read, send } from './conversations.ts';

export const conversationRoutes = routes(
  route(contracts.listConversations, signedIn(), ({ deps, me, query }) => listMine(deps, me, query)),
  route(contracts.getConversation, signedIn(), ({ deps, me, params }) => getOne(deps, me, params.id)),
  route(contracts.listMessages, signedIn(), ({ deps, me, params, query }) =>
    listMessagesOf(deps, me, params.id, query),
  ),
  route(contracts.sendMessage, signedIn({ limit: ['message', 60, '10m'] }), ({ deps, me, params, body }) =>
    send(deps, me, params.id, body),
  ),
  route(contracts.markRead, signedIn(), async ({ deps, me, params }) => {
    await read(deps, me, params.id);
    return done;
  }),
);
