import * as contracts from '#domains/hiring/contract/notes.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { edit, remove, write } from './write-notes.ts';

const employer = signedInAs('employer');

export const noteRoutes = routes(
  route(contracts.writeNote, employer, ({ deps, me, params, body }) => write(deps, me, params.id, body)),
  route(contracts.editNote, employer, ({ deps, me, params, body }) => edit(deps, me, params.id, body)),
  route(contracts.deleteNote, employer, async ({ deps, me, params }) => {
    await remove(deps, me, params.id);
    return done;
  }),
);
