import {
  addSavedView,
  changeSavedView,
  deleteSavedView,
  listSavedViews,
  savedViewContracts,
} from '#domains/employers/contract/saved-views.ts';
import type { Feature } from '#platform/server/feature.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { add, change, list, remove } from './saved-views.ts';

const employer = signedInAs('employer');

export const savedViewsFeature: Feature = {
  name: 'saved-views',
  contracts: savedViewContracts,
  routes: routes(
    route(listSavedViews, employer, ({ deps, me }) => list(deps, me)),
    route(addSavedView, employer, ({ deps, me, body }) => add(deps, me, body)),
    route(changeSavedView, employer, ({ deps, me, params, body }) => change(deps, me, params.id, body)),
    route(deleteSavedView, employer, async ({ deps, me, params }) => {
      await remove(deps, me, params.id);
      return done;
    }),
  ),
};
