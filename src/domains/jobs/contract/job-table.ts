import { z } from 'zod';
import { moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { jobMachine } from './job-states.ts';
import { CLOSE_REASONS, funnel } from './jobs.ts';

export const TABLE_STATUSES = ['current', 'open', 'paused', 'draft', 'ended', 'all'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export const TABLE_SORTS = ['urgent', 'title', 'newest', 'oldest', 'changed'] as const;
export type TableSort = (typeof TABLE_SORTS)[number];

export const jobRow = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Its units, or its facility. */
  unit: z.string(),
  status: z.enum(statesOf(jobMachine)),
  mayEdit: z.boolean(),
  funnel,
  /** When the next response is due; null while none is. */
  dueAt: moment.nullable(),
  /** When it was published, or begun as a draft. */
  since: moment,
  /** The member who is responsible for it. */
  responsible: z.string().nullable(),
});
export type JobRow = z.infer<typeof jobRow>;

export const listJobTable = contract({
  method: 'get',
  path: '/api/employer/job-table',
  summary: "My organizations' jobs as rows: searched, filtered and sorted",
  query: pageQuery.extend({
    words: z.string().trim().max(80, 'At most 80 characters.').default(''),
    status: z.enum(TABLE_STATUSES).default('current'),
    whose: z.enum(['mine', 'everyone']).default('everyone'),
    sort: z.enum(TABLE_SORTS).default('urgent'),
  }),
  response: pageOf(jobRow).extend({ count: z.int() }),
});

/** At most this many jobs change in one request. */
export const BULK_MOST = 50;

const severalJobs = z
  .array(z.uuid())
  .min(1, 'Choose at least one job.')
  .max(BULK_MOST, `At most ${BULK_MOST} at once.`);

export const moveJobs = contract({
  method: 'post',
  path: '/api/employer/job-table/status',
  summary: 'Pauses, reopens or closes several jobs; each succeeds or is refused by itself',
  body: z.strictObject({
    ids: severalJobs,
    to: z.enum(['published', 'paused', 'closed']),
    /** Why they close, for the organization's own record. */
    reason: z.enum(CLOSE_REASONS, 'Choose a reason.').nullish(),
  }),
  response: z.object({
    moved: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), title: z.string(), why: z.string() })),
  }),
});
export type MovedJobs = z.infer<(typeof moveJobs)['response']>;

export const listResponsible = contract({
  method: 'get',
  path: '/api/employer/job-table/members',
  summary: 'The colleagues who can be responsible for my jobs: owners and recruiters',
  response: z.object({ items: z.array(z.object({ userId: z.uuid(), name: z.string(), isMe: z.boolean() })) }),
});

export const reassignJobs = contract({
  method: 'post',
  path: '/api/employer/job-table/responsible',
  summary: 'Makes another member responsible for several jobs; each succeeds or is refused by itself',
  body: z.strictObject({ ids: severalJobs, userId: z.uuid('Choose a colleague.') }),
  response: moveJobs.response,
});

export const jobTableContracts = [listJobTable, moveJobs, listResponsible, reassignJobs] as const;
