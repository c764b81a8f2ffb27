import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';

const cut = (length: number) => z.string().transform((text) => text.slice(0, length));

/** What the browser's error reporter sends (section 7). Long fields are cut, never refused: a report must arrive. */
export const reportError = contract({
  method: 'post',
  path: '/api/error-log',
  isOpen: true,
  status: 202,
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
  isOpen: true,
  status: 202,
  summary: 'Counts one view of a page',
  body: z.object({ path: cut(300), referrer: cut(500).optional() }),
  response: z.object({ ok: z.literal(true) }),
});

/** What an operator wants to know of a deployment; no secret, no address of a person. Absent unless switched on. */
export const readDiagnostics = contract({
  method: 'get',
  path: '/api/diagnostics',
  isOpen: true,
  summary: 'How this server is set up, where the test and debug pages are on; 404 elsewhere',
  response: z.object({
    appUrl: z.string(),
    isProduction: z.boolean(),
    processRole: z.string(),
    database: z.enum(['embedded', 'external']),
    databaseVersion: z.string(),
    mail: z.enum(['smtp', 'dev mailbox', 'waiting for SMTP']),
    files: z.enum(['disk', 's3']),
    virusScan: z.boolean(),
    rateLimits: z.boolean(),
    secureCookies: z.boolean(),
    identityProviders: z.array(
      z.object({ name: z.string(), kind: z.enum(['configured', 'development']), host: z.string() }),
    ),
    serverTime: z.iso.datetime(),
  }),
});
