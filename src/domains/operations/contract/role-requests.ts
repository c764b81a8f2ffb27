import { z } from 'zod';
import { idParams, moment, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchWords } from '#platform/contract/search.ts';

/** Equal requests are counted up to this number. */
export const MOST_ASKED = 20;

export const roleRequest = z.object({
  id: z.uuid(),
  requestedRole: z.string(),
  person: z.object({ id: z.uuid(), name: z.string() }),
  /** How many asked for a role in these words, this request included; `MOST_ASKED` means that many or more. */
  asked: z.int().min(0),
  createdAt: moment,
  closedAt: moment.nullable(),
  closingNote: z.string().nullable(),
});
export type RoleRequest = z.infer<typeof roleRequest>;

export const REQUEST_STATES = ['open', 'closed'] as const;

export const listRoleRequests = contract({
  method: 'get',
  path: '/api/admin/role-requests',
  summary: "Roles that people asked for at sign-up ('Other'): open ones oldest first, closed ones latest first",
  query: pageQuery.extend({
    state: z.enum(REQUEST_STATES).default('open'),
    /** Words of the role. */
    q: searchWords.optional(),
  }),
  response: pageOf(roleRequest),
});

export const closeRoleRequest = contract({
  method: 'post',
  path: '/api/admin/role-requests/:id/close',
  summary: 'Closes a role request with its outcome',
  params: idParams,
  body: z.strictObject({ note: shortText(500) }),
  response: roleRequest,
});
