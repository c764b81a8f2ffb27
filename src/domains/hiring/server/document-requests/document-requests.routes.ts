import * as contracts from '#domains/hiring/contract/document-requests/document-requests.ts';
import { route, routes, signedIn, signedInAs } from '#platform/server/http/route.ts';
import { ask } from './ask.ts';
import { listMine, listOf } from './list.ts';
import { decline, give, withdraw } from './settle.ts';

const candidate = signedInAs('job_seeker');
const employer = signedInAs('employer');

export const documentRequestRoutes = routes(
  route(contracts.listDocumentRequests, signedIn(), ({ deps, me, params }) => listOf(deps, me, params.id)),
  route(
    contracts.requestDocument,
    signedInAs('employer', { limit: ['document-request', 60, '1h'] }),
    ({ deps, me, params, body }) => ask(deps, me, params.id, body),
  ),
  route(contracts.withdrawDocumentRequest, employer, ({ deps, me, params }) => withdraw(deps, me, params.id)),
  route(contracts.giveDocument, candidate, ({ deps, me, params, body }) => give(deps, me, params.id, body.documentId)),
  route(contracts.declineDocumentRequest, candidate, ({ deps, me, params }) => decline(deps, me, params.id)),
  route(contracts.listMyDocumentRequests, candidate, ({ deps, me }) => listMine(deps, me)),
);
