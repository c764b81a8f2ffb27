import { z } from 'zod';
import { admin, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import type { FaqEntry } from '#domains/support/contract/faq-admin.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { lockAnyFaq, lockFaq, removeDeletedBefore, saveFaq } from './faq-admin.repo.ts';
import { present, record } from './present-faq.ts';

export const deleteFaq = (deps: Deps, me: string, id: string): Promise<{ ok: true }> =>
  deps.db.as(admin(me), async (tx) => {
    const before = await lockFaq(tx, id);
    if (before.status === 'published') throw wrongState('Unpublish this question before you delete it.', before.status);
    await saveFaq(tx, id, { deletedAt: deps.clock.now() });
    await record(tx, me, 'faq.deleted', id);
    return { ok: true };
  });

export const restoreFaq = (deps: Deps, me: string, id: string): Promise<FaqEntry> =>
  deps.db.as(admin(me), async (tx) => {
    const before = await lockAnyFaq(tx, id);
    if (!before.deletedAt) throw wrongState('This question is not deleted.', before.status);
    const row = await saveFaq(tx, id, { deletedAt: null });
    await record(tx, me, 'faq.restored', id);
    return present(row);
  });

/** Nightly: removes questions deleted more than a day ago, with the name and contact of the person who asked. */
export const purgeFaqJob = defineJob({ name: 'faq.purge', payload: z.object({}), cron: '45 8 * * *' });

export const purgeFaq = ({ db, clock }: Deps) =>
  db.as(service, async (tx) => {
    await removeDeletedBefore(tx, new Date(clock.now().getTime() - DAY_MS));
  });
