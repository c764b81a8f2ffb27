import { administrator, anyone, route, routes } from '#platform/server/http/route.ts';
import {
  answerMessage,
  closeMessage,
  listMessages,
  searchMessages,
  sendMessage,
} from '#domains/support/contract/contact.ts';
import { answerByMail, putAside, readMessages, takeMessage } from './contact.ts';

export const contactRoutes = routes(
  route(sendMessage, anyone({ limit: ['contact', 5, '10m'] }), ({ deps, actor, body }) =>
    takeMessage(deps, actor, body),
  ),
  route(listMessages, administrator(), ({ deps, me, query }) => readMessages(deps, me, query)),
  route(searchMessages, administrator(), ({ deps, me, body }) => readMessages(deps, me, body)),
  route(answerMessage, administrator(), ({ deps, me, params, body }) => answerByMail(deps, me, params.id, body.answer)),
  route(closeMessage, administrator(), ({ deps, me, params }) => putAside(deps, me, params.id)),
);
