import { administrator, anyone, route, routes } from '#platform/server/http/route.ts';
import * as admin from '#domains/support/contract/faq-admin.ts';
import { listFaq, submitFaq } from '#domains/support/contract/faq.ts';
import { deleteFaq, restoreFaq } from './delete-faq.ts';
import { listPublished, submitQuestion } from './faq.ts';
import { editFaq, publishFaq, readFaqEntries, unpublishFaq } from './manage-faq.ts';
import { moveFaq } from './move-faq.ts';

export const faqRoutes = routes(
  route(listFaq, anyone(), ({ deps, actor }) => listPublished(deps, actor)),
  route(submitFaq, anyone({ limit: ['faq', 5, '10m'] }), ({ deps, actor, body }) => submitQuestion(deps, actor, body)),
  route(admin.listFaqEntries, administrator(), ({ deps, me, query }) => readFaqEntries(deps, me, query)),
  route(admin.editFaqEntry, administrator(), ({ deps, me, params, body }) => editFaq(deps, me, params.id, body)),
  route(admin.publishFaqEntry, administrator(), ({ deps, me, params }) => publishFaq(deps, me, params.id)),
  route(admin.unpublishFaqEntry, administrator(), ({ deps, me, params }) => unpublishFaq(deps, me, params.id)),
  route(admin.moveFaqEntry, administrator(), ({ deps, me, params, body }) => moveFaq(deps, me, params.id, body)),
  route(admin.deleteFaqEntry, administrator(), ({ deps, me, params }) => deleteFaq(deps, me, params.id)),
  route(admin.restoreFaqEntry, administrator(), ({ deps, me, params }) => restoreFaq(deps, me, params.id)),
);
