import { z } from 'zod';
import { audit } from '#server/platform/audit.ts';
import { admin, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalidField, wrongState } from '#server/platform/errors.ts';
import { decodeCursor, exactMoment, pageFrom } from '#server/platform/keyset.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/contract.ts';
import type { FaqEntry, listFaqEntries } from '#shared/contracts/faq-admin.ts';
import { listFaqRows, lockFaq, removeFaq, saveFaq, type FaqRow } from './faq-admin.repo.ts';

const cursorKey = z.tuple([exactMoment, z.uuid()]);

export const readFaqEntries = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listFaqEntries>['query'],
): Promise<AnswerOf<typeof listFaqEntries>> =>
  deps.db.as(admin(me), async (tx) => {
    const { status, cursor, limit } = query;
    const rows = await listFaqRows(tx, { status, after: decodeCursor(cursor, cursorKey), limit });
    return pageFrom(
      rows,
      limit,
      ({ row }) => present(row),
      ({ row, key }) => [key, row.id],
    );
  });

export const editFaq = (
  deps: Deps,
  me: string,
  id: string,
  words: { question: string; answer: string },
): Promise<FaqEntry> =>
  deps.db.as(admin(me), async (tx) => {
    await lockFaq(tx, id);
    const row = await saveFaq(tx, id, { ...words, answeredBy: me });
    await record(tx, me, 'faq.edited', id);
    return present(row);
  });

export const publishFaq = (deps: Deps, me: string, id: string): Promise<FaqEntry> =>
  deps.db.as(admin(me), async (tx) => {
    const before = await lockFaq(tx, id);
    if (before.status === 'published') throw wrongState('This question is published already.', before.status);
    if (!before.answer) throw invalidField('answer', 'Write the answer first.');
    const row = await saveFaq(tx, id, { status: 'published', publishedAt: deps.clock.now() });
    await record(tx, me, 'faq.published', id);
    return present(row);
  });

export const unpublishFaq = (deps: Deps, me: string, id: string): Promise<FaqEntry> =>
  deps.db.as(admin(me), async (tx) => {
    const before = await lockFaq(tx, id);
    if (before.status === 'unpublished') throw wrongState('This question is not published.', before.status);
    const row = await saveFaq(tx, id, { status: 'unpublished', publishedAt: null });
    await record(tx, me, 'faq.unpublished', id);
    return present(row);
  });

export const deleteFaq = (deps: Deps, me: string, id: string): Promise<{ ok: true }> =>
  deps.db.as(admin(me), async (tx) => {
    const before = await lockFaq(tx, id);
    if (before.status === 'published') throw wrongState('Unpublish this question before you delete it.', before.status);
    await removeFaq(tx, id);
    await record(tx, me, 'faq.deleted', id);
    return { ok: true };
  });

const record = (tx: Tx, me: string, action: string, id: string) =>
  audit(tx, { actorId: me, action, subjectType: 'faq', subjectId: id });

const present = (row: FaqRow['row']): FaqEntry => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  status: row.status,
  submitterName: row.submitterName,
  submitterContact: row.submitterContact,
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});
