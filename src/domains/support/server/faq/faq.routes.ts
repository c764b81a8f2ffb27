import { anyone, route, routes } from '#platform/server/route.ts';
import { listFaq, submitFaq } from '#domains/support/contract/faq.ts';
import { listPublished, submitQuestion } from './faq.ts';

export const faqRoutes = routes(
  route(listFaq, anyone(), ({ deps, actor }) => listPublished(deps, actor)),
  route(submitFaq, anyone({ limit: ['faq', 5, '10m'] }), ({ deps, actor, body }) => submitQuestion(deps, actor, body)),
);
