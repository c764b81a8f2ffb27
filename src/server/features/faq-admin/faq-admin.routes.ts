import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as contracts from '#shared/contracts/faq-admin.ts';
import { deleteFaq, restoreFaq } from './delete-faq.ts';
import { editFaq, publishFaq, readFaqEntries, unpublishFaq } from './manage-faq.ts';
import { moveFaq } from './move-faq.ts';

export const faqAdminRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listFaqEntries.path, onlyAdmin, input(contracts.listFaqEntries), async (c) =>
      answer(
        c,
        deps,
        contracts.listFaqEntries,
        await readFaqEntries(deps, adminActorOf(c).userId, c.get('input').query),
      ),
    )
    .put(contracts.editFaqEntry.path, onlyAdmin, input(contracts.editFaqEntry), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.editFaqEntry, await editFaq(deps, adminActorOf(c).userId, params.id, body));
    })
    .post(contracts.publishFaqEntry.path, onlyAdmin, input(contracts.publishFaqEntry), async (c) =>
      answer(
        c,
        deps,
        contracts.publishFaqEntry,
        await publishFaq(deps, adminActorOf(c).userId, c.get('input').params.id),
      ),
    )
    .post(contracts.unpublishFaqEntry.path, onlyAdmin, input(contracts.unpublishFaqEntry), async (c) =>
      answer(
        c,
        deps,
        contracts.unpublishFaqEntry,
        await unpublishFaq(deps, adminActorOf(c).userId, c.get('input').params.id),
      ),
    )
    .post(contracts.moveFaqEntry.path, onlyAdmin, input(contracts.moveFaqEntry), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.moveFaqEntry, await moveFaq(deps, adminActorOf(c).userId, params.id, body));
    })
    .delete(contracts.deleteFaqEntry.path, onlyAdmin, input(contracts.deleteFaqEntry), async (c) =>
      answer(
        c,
        deps,
        contracts.deleteFaqEntry,
        await deleteFaq(deps, adminActorOf(c).userId, c.get('input').params.id),
      ),
    )
    .post(contracts.restoreFaqEntry.path, onlyAdmin, input(contracts.restoreFaqEntry), async (c) =>
      answer(
        c,
        deps,
        contracts.restoreFaqEntry,
        await restoreFaq(deps, adminActorOf(c).userId, c.get('input').params.id),
      ),
    );
