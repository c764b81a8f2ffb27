import { z } from 'zod';
import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { moment, pageOf, pageQuery } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { searchOf, searchWords } from '#platform/contract/search.ts';

/** The lists behind the overview's figures; they count what the figures count. */

const named = z.object({ id: z.uuid(), name: z.string() });

export const JOB_STATUSES = statesOf(jobMachine);
export const APPLICATION_STAGES = statesOf(applicationMachine);

export const jobLine = z.object({
  id: z.uuid(),
  title: z.string(),
  organization: named,
  position: z.enum(POSITIONS).nullable(),
  place: z.string(),
  status: z.enum(JOB_STATUSES),
  publishedAt: moment.nullable(),
  createdAt: moment,
  isHeld: z.boolean(),
});
export type JobLine = z.infer<typeof jobLine>;

export const listAllJobs = contract({
  method: 'get',
  path: '/api/admin/jobs',
  summary: 'Jobs with one status, newest first',
  query: pageQuery.extend({
    status: z.enum(JOB_STATUSES).default('published'),
    /** Part of the title or of the organization's name. */
    q: searchWords.optional(),
  }),
  response: pageOf(jobLine),
});

export const applicationLine = z.object({
  id: z.uuid(),
  person: named,
  job: z.object({ id: z.uuid(), title: z.string() }),
  organization: named,
  stage: z.enum(APPLICATION_STAGES),
  updatedAt: moment,
  responseDueAt: moment.nullable(),
  firstResponseAt: moment.nullable(),
});
export type ApplicationLine = z.infer<typeof applicationLine>;

export const listAllApplications = contract({
  method: 'get',
  path: '/api/admin/applications',
  summary: 'Applications in one stage, the last changed first; or those whose answer is overdue, the longest first',
  query: pageQuery.extend({ stage: z.enum([...APPLICATION_STAGES, 'overdue']).default('applied') }),
  response: pageOf(applicationLine),
});

/** By words of the person, the job or the organization. */
export const searchApplications = searchOf(listAllApplications);

export const marketListContracts = [listAllJobs, listAllApplications, searchApplications] as const;
