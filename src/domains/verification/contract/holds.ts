import { z } from 'zod';
import { HOLD_KINDS, HOLD_SUBJECTS, PLACED_HOLD_KINDS } from './holds-rules.ts';
import { idParams, moment, namedPerson, pageOf, pageQuery, shortText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf } from '#platform/contract/search.ts';

export const holdView = z.object({
  id: z.uuid(),
  subjectType: z.enum(HOLD_SUBJECTS),
  subjectId: z.uuid(),
  subject: z.string(),
  kind: z.enum(HOLD_KINDS),
  reason: z.string(),
  createdBy: namedPerson.nullable(),
  createdAt: moment,
  releasedAt: moment.nullable(),
  releaseReason: z.string().nullable(),
});
export type HoldView = z.infer<typeof holdView>;

export const listHolds = contract({
  method: 'get',
  path: '/api/admin/holds',
  summary: 'Holds, latest first',
  query: pageQuery.extend({ state: z.enum(['open', 'released']).default('open') }),
  response: pageOf(holdView),
});

/** By words of who or what is on hold, or of the reason. */
export const searchHolds = searchOf(listHolds);

export const placeHold = contract({
  method: 'post',
  path: '/api/admin/holds',
  status: 201,
  summary: 'Put a person, an organization or a job on hold: hidden and out of matching immediately',
  body: z.strictObject({
    subjectType: z.enum(HOLD_SUBJECTS),
    subjectId: z.uuid(),
    kind: z.enum(PLACED_HOLD_KINDS).default('suspension'),
    reason: shortText(1000),
  }),
  response: holdView,
});

export const releaseHold = contract({
  method: 'post',
  path: '/api/admin/holds/:id/release',
  summary: 'End a hold, with the reason',
  params: idParams,
  body: z.strictObject({ reason: shortText(1000) }),
  response: holdView,
});

export const holdContracts = [listHolds, searchHolds, placeHold, releaseHold] as const;
