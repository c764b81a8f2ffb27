import { z } from 'zod';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, wrongState } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { FaqEntry, listFaqEntries } from '#domains/support/contract/faq-admin.ts';
import { listFaqRows, listPublishedRows, lockFaq, saveFaq } from './faq-admin.repo.ts';
import { present, record } from './present-faq.ts';

const cursorKey = z.tuple([exactTimestamp, z.uuid()]);
const publicCursorKey = z.tuple([z.int32(), exactTimestamp, z.uuid()]);

export const readFaqEntries = (
  deps: Deps,
  me: string,
  query: InputOf<typeof listFaqEntries>['query'],
): Promise<AnswerOf<typeof listFaqEntries>> =>
  deps.db.as(admin(me), async (tx) => {
    const { status, q, cursor, limit } = query;
    if (status === 'published')
      return pageFrom(
        await listPublishedRows(tx, { q, after: decodeCursor(cursor, publicCursorKey), limit }),
        limit,
        ({ row }) => present(row),
        ({ row, shownSince }) => [-(row.sortOrder ?? 0), shownSince, row.id],
      );
    const rows = await listFaqRows(tx, { status, q, after: decodeCursor(cursor, cursorKey), limit });
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
    const row = await saveFaq(tx, id, { status: 'published', publishedAt: deps.clock.now(), sortOrder: null });
    await record(tx, me, 'faq.published', id);
    return present(row);
  });

export const unpublishFaq = (deps: Deps, me: string, id: string): Promise<FaqEntry> =>
  deps.db.as(admin(me), async (tx) => {
    const before = await lockFaq(tx, id);
    if (before.status === 'unpublished') throw wrongState('This question is not published.', before.status);
    const row = await saveFaq(tx, id, { status: 'unpublished', publishedAt: null, sortOrder: null });
    await record(tx, me, 'faq.unpublished', id);
    return present(row);
  });
