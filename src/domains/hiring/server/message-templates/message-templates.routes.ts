import * as contracts from '#domains/hiring/contract/conversations/message-templates.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { messageTemplates } from './message-templates.ts';
import { valuesFor } from './placeholder-values.ts';

const employer = signedInAs('employer');

export const templateRoutes = routes(
  route(contracts.listTemplates, employer, ({ deps, me }) => messageTemplates.list(deps, me)),
  route(contracts.createTemplate, employer, ({ deps, me, body }) => messageTemplates.add(deps, me, body)),
  route(contracts.changeTemplate, employer, ({ deps, me, params, body }) =>
    messageTemplates.edit(deps, me, params.id, body),
  ),
  route(contracts.deleteTemplate, employer, async ({ deps, me, params }) => {
    await messageTemplates.remove(deps, me, params.id);
    return done;
  }),
  route(contracts.getPlaceholders, employer, async ({ deps, me, params }) => ({
    values: await valuesFor(deps, me, params.id),
  })),
);
