import { z } from 'zod';
import { cutText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchWords } from '#platform/contract/search.ts';
import { getOverview } from './overview.ts';

const count = z.int().min(0);

/** No cookie, no address, no person: only a path and its referrer. */
export const countPageView = contract({
  method: 'post',
  path: '/api/page-views',
  isOpen: true,
  status: 202,
  summary: 'Counts one view of a page',
  body: z.object({ path: cutText(300), referrer: cutText(500).optional() }),
  response: z.object({ ok: z.literal(true) }),
});

export const readPageViews = contract({
  method: 'get',
  path: '/api/admin/page-views',
  summary: 'Views by day, the most viewed pages and referrers; with words, those that contain them',
  query: getOverview.query.extend({ q: searchWords.optional() }),
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), views: count, onPhones: count })),
    pages: z.array(z.object({ path: z.string(), views: count, onPhones: count })),
    referrers: z.array(z.object({ host: z.string(), views: count })),
  }),
});
