import * as contracts from '#domains/hiring/contract/conversations/conversations.ts';
import { searchMessages } from '#domains/hiring/contract/conversations/message-search.ts';
import { done, route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { getOne, listMessagesOf, listMine, read, send, unreadOf } from './conversations.ts';
import { search } from './search/search-messages.ts';
import { assign, listTeam } from './team/assign.ts';

export const conversationRoutes = routes(
  route(contracts.listConversations, signedIn(), ({ deps, viewer, query }) => listMine(deps, viewer, query)),
  route(contracts.countUnread, signedIn(), ({ deps, me }) => unreadOf(deps, me)),
  route(searchMessages, signedIn({ limit: ['search-messages', 120, '10m'] }), ({ deps, me, body }) =>
    search(deps, me, body),
  ),
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
  route(contracts.listTeam, signedInAs('employer'), ({ deps, me, params }) => listTeam(deps, me, params.id)),
  route(contracts.assignConversation, signedInAs('employer'), async ({ deps, me, params, body }) => {
    await assign(deps, me, params.id, body.userId);
    return done;
  }),
);
