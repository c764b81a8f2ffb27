import { z } from 'zod';
import { cutText, moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchWords } from '#platform/contract/search.ts';

const count = z.int().min(0);

/** What the browser's error reporter sends (section 7). Long fields are cut, never refused: a report must arrive. */
export const reportError = contract({
  method: 'post',
  path: '/api/error-log',
  isOpen: true,
  status: 202,
  summary: 'Accepts an error report',
  body: z.object({
    level: z.enum(['info', 'warn', 'error']).catch('error'),
    source: cutText(40).default('web'),
    code: cutText(80).default('unknown'),
    message: cutText(500).default(''),
    route: cutText(300).optional(),
    stack: cutText(500).optional(),
    context: z
      .record(z.string().max(60), z.union([cutText(500), z.number(), z.boolean(), z.null()]))
      .catch({})
      .optional(),
  }),
  response: z.object({ id: z.uuid() }),
});

export const ERROR_STATES = ['open', 'resolved'] as const;

export const errorGroup = z.object({
  fingerprint: z.string(),
  level: z.string(),
  source: z.string(),
  code: z.string(),
  message: z.string(),
  route: z.string().nullable(),
  occurrences: count,
  firstSeenAt: moment,
  lastSeenAt: moment,
  resolvedAt: moment.nullable(),
});
export type ErrorGroup = z.infer<typeof errorGroup>;

/** The fingerprint that equal errors share. */
const errorParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{32}$/) });

export const listErrors = contract({
  method: 'get',
  path: '/api/admin/errors',
  summary: 'Reported errors, equal ones as one line, latest first',
  query: pageQuery.extend({
    state: z.enum(ERROR_STATES).default('open'),
    /** Words of the message, the code or the page. */
    q: searchWords.optional(),
  }),
  response: pageOf(errorGroup),
});

export const getError = contract({
  method: 'get',
  path: '/api/admin/errors/:id',
  summary: 'The latest twenty occurrences of an error',
  params: errorParams,
  response: z.object({
    group: errorGroup,
    latest: z.array(
      z.object({
        id: z.uuid(),
        at: moment,
        message: z.string(),
        route: z.string().nullable(),
        userId: z.uuid().nullable(),
        context: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
});

export const resolveError = contract({
  method: 'post',
  path: '/api/admin/errors/:id/resolve',
  summary: 'Resolves an error; it opens again when it recurs',
  params: errorParams,
  response: errorGroup,
});
