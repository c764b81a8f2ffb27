import { z } from 'zod';
import { contract } from './contract.ts';

const cut = (length: number) => z.string().transform((text) => text.slice(0, length));

/** What the browser's error reporter sends (section 7). Long fields are cut, never refused: a report must arrive. */
export const reportError = contract({
  method: 'post',
  path: '/api/error-log',
  summary: 'Takes a report of an error that somebody met',
  body: z.object({
    level: z.enum(['info', 'warn', 'error']).catch('error'),
    source: cut(40).default('web'),
    code: cut(80).default('unknown'),
    message: cut(500).default(''),
    route: cut(300).optional(),
    stack: cut(500).optional(),
    context: z
      .record(z.string().max(60), z.union([cut(500), z.number(), z.boolean(), z.null()]))
      .catch({})
      .optional(),
  }),
  response: z.object({ id: z.uuid() }),
});

/** No cookie, no address, no person: a path and where it was reached from. */
export const countPageView = contract({
  method: 'post',
  path: '/api/page-views',
  summary: 'Counts one view of a page',
  body: z.object({ path: cut(300), referrer: cut(500).optional() }),
  response: z.object({ ok: z.literal(true) }),
});
