import * as contracts from '#domains/hiring/contract/offers/offer-templates.ts';
import type { Feature } from '#platform/server/feature.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { contentOf, offerTemplates } from './offer-templates.ts';

const employer = signedInAs('employer');

export const offerTemplatesFeature: Feature = {
  name: 'offer-templates',
  contracts: contracts.offerTemplateContracts,
  routes: routes(
    route(contracts.listOfferTemplates, employer, ({ deps, me }) => offerTemplates.list(deps, me)),
    route(contracts.createOfferTemplate, employer, ({ deps, me, body }) =>
      offerTemplates.add(deps, me, contentOf(body)),
    ),
    route(contracts.changeOfferTemplate, employer, ({ deps, me, params, body }) =>
      offerTemplates.edit(deps, me, params.id, contentOf(body)),
    ),
    route(contracts.deleteOfferTemplate, employer, async ({ deps, me, params }) => {
      await offerTemplates.remove(deps, me, params.id);
      return done;
    }),
  ),
};
