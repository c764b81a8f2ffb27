import { z } from 'zod';
import { idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { getOverview } from './console.ts';

/** What gathers without anybody deciding it: errors, page views, and the roles that people miss. */

const count = z.int().min(0);

/* --- error log --- */

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
  summary: 'Reported errors, equal ones as one line, the latest first',
  query: pageQuery.extend({ state: z.enum(ERROR_STATES).default('open') }),
  response: pageOf(errorGroup),
});

export const getError = contract({
  method: 'get',
  path: '/api/admin/errors/:id',
  summary: 'The latest twenty times that an error was met',
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
  summary: 'Marks an error as mended; it opens again when it comes back',
  params: errorParams,
  response: errorGroup,
});

/* --- page views --- */

export const readPageViews = contract({
  method: 'get',
  path: '/api/admin/page-views',
  summary: 'Views by day, the pages most looked at, and where people came from',
  query: getOverview.query,
  response: z.object({
    days: z.array(z.object({ day: z.iso.date(), views: count, onPhones: count })),
    pages: z.array(z.object({ path: z.string(), views: count, onPhones: count })),
    referrers: z.array(z.object({ host: z.string(), views: count })),
  }),
});

/* --- role requests --- */

/** So far those who asked for the same are counted. */
export const MOST_ASKED = 20;

export const roleRequest = z.object({
  id: z.uuid(),
  requestedRole: z.string(),
  person: z.object({ id: z.uuid(), name: z.string() }),
  /** How many asked for a role in these words, this one included; `MOST_ASKED` means that many or more. */
  asked: count,
  createdAt: moment,
  closedAt: moment.nullable(),
  closingNote: z.string().nullable(),
});
export type RoleRequest = z.infer<typeof roleRequest>;

export const REQUEST_STATES = ['open', 'closed'] as const;

export const listRoleRequests = contract({
  method: 'get',
  path: '/api/admin/role-requests',
  summary: "Roles that people missed at sign-up ('Other'), open ones by age, closed ones the latest first",
  query: pageQuery.extend({ state: z.enum(REQUEST_STATES).default('open') }),
  response: pageOf(roleRequest),
});

export const closeRoleRequest = contract({
  method: 'post',
  path: '/api/admin/role-requests/:id/close',
  summary: 'Closes a role request with what came of it',
  params: idParams,
  body: z.strictObject({ note: shortText(500) }),
  response: roleRequest,
});

export const recordContracts = [
  listErrors,
  getError,
  resolveError,
  readPageViews,
  listRoleRequests,
  closeRoleRequest,
] as const;
