import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { actorOf, answer, input, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import { listFaq, submitFaq } from '#shared/contracts/faq.ts';
import { listPublished, submitQuestion } from './faq.ts';

export const faqRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(listFaq.path, async (c) => answer(c, deps, listFaq, await listPublished(deps, actorOf(c))))
    .post(submitFaq.path, limit(deps, 'faq', 5, '10m'), input(submitFaq), async (c) =>
      answer(c, deps, submitFaq, await submitQuestion(deps, actorOf(c), c.get('input').body), 201),
    );
