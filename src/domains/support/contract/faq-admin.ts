import { z } from 'zod';
import { done, idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchWords } from '#platform/contract/search.ts';

export const FAQ_STATES = ['pending', 'published', 'unpublished'] as const;

export const faqEntry = z.object({
  id: z.uuid(),
  question: z.string(),
  answer: z.string().nullable(),
  status: z.enum(FAQ_STATES),
  submitterName: z.string().nullable(),
  submitterContact: z.string().nullable(),
  createdAt: moment,
  publishedAt: moment.nullable(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

export const listFaqEntries = contract({
  method: 'get',
  path: '/api/admin/faq',
  summary:
    'Submitted questions by state: pending ones oldest first, published ones in their public order, others latest first',
  query: pageQuery.extend({
    status: z.enum(FAQ_STATES).default('pending'),
    /** Words of the question or the answer. */
    q: searchWords.optional(),
  }),
  response: pageOf(faqEntry),
});

export const editFaqEntry = contract({
  method: 'put',
  path: '/api/admin/faq/:id',
  summary: 'Write the answer, and edit the question before it is public',
  params: idParams,
  body: z.strictObject({ question: shortText(500), answer: shortText(5000) }),
  response: faqEntry,
});

export const publishFaqEntry = contract({
  method: 'post',
  path: '/api/admin/faq/:id/publish',
  summary: 'Publish an answered question',
  params: idParams,
  response: faqEntry,
});

export const unpublishFaqEntry = contract({
  method: 'post',
  path: '/api/admin/faq/:id/unpublish',
  summary: 'Unpublish a question, or set a submitted one aside',
  params: idParams,
  response: faqEntry,
});

/** Returns the question's new place among the published ones, counted from 1. */
export const moveFaqEntry = contract({
  method: 'post',
  path: '/api/admin/faq/:id/move',
  summary: 'Move a published question one place up or down; at the end of the list it stays where it is',
  params: idParams,
  body: z.strictObject({ direction: z.enum(['up', 'down']) }),
  response: z.object({ place: z.int(), of: z.int() }),
});

export const deleteFaqEntry = contract({
  method: 'delete',
  path: '/api/admin/faq/:id',
  summary: 'Delete a question that is not published; for a day this can be undone',
  params: idParams,
  response: done,
});

export const restoreFaqEntry = contract({
  method: 'post',
  path: '/api/admin/faq/:id/restore',
  summary: 'Undo the deletion of a question: it is as it was',
  params: idParams,
  response: faqEntry,
});

export const faqAdminContracts = [
  listFaqEntries,
  editFaqEntry,
  publishFaqEntry,
  unpublishFaqEntry,
  moveFaqEntry,
  deleteFaqEntry,
  restoreFaqEntry,
] as const;
