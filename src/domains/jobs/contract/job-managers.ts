import { z } from 'zod';
import { idParams } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

export const MOST_MANAGERS = 20;

const jobManagersView = z.object({
  /** The hiring managers of the job's organization, by name; those of its units manage it without being named. */
  members: z.array(z.object({ userId: z.uuid(), name: z.string(), isNamed: z.boolean() })),
  mayName: z.boolean(),
});

export const getJobManagers = contract({
  method: 'get',
  path: '/api/jobs/:id/managers',
  summary: 'The hiring managers who could decide on the people of a job, and who of them is named on it',
  params: idParams,
  response: jobManagersView,
});

export const saveJobManagers = contract({
  method: 'put',
  path: '/api/jobs/:id/managers',
  summary: 'Names a hiring manager of a job, or removes one; the others stay',
  params: idParams,
  body: z.strictObject({ userId: z.uuid(), isNamed: z.boolean() }),
  response: jobManagersView,
});

export const jobManagerContracts = [getJobManagers, saveJobManagers] as const;
