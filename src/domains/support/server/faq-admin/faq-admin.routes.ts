import { administrator, route, routes } from '#platform/server/route.ts';
import * as contracts from '#domains/support/contract/faq-admin.ts';
import { deleteFaq, restoreFaq } from './delete-faq.ts';
import { editFaq, publishFaq, readFaqEntries, unpublishFaq } from './manage-faq.ts';
import { moveFaq } from './move-faq.ts';

export const faqAdminRoutes = routes(
  route(contracts.listFaqEntries, administrator(), ({ deps, me, query }) => readFaqEntries(deps, me, query)),
  route(contracts.editFaqEntry, administrator(), ({ deps, me, params, body }) => editFaq(deps, me, params.id, body)),
  route(contracts.publishFaqEntry, administrator(), ({ deps, me, params }) => publishFaq(deps, me, params.id)),
  route(contracts.unpublishFaqEntry, administrator(), ({ deps, me, params }) => unpublishFaq(deps, me, params.id)),
  route(contracts.moveFaqEntry, administrator(), ({ deps, me, params, body }) => moveFaq(deps, me, params.id, body)),
  route(contracts.deleteFaqEntry, administrator(), ({ deps, me, params }) => deleteFaq(deps, me, params.id)),
  route(contracts.restoreFaqEntry, administrator(), ({ deps, me, params }) => restoreFaq(deps, me, params.id)),
);
