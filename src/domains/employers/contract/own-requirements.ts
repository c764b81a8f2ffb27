import { z } from 'zod';
import { requirement, requirementSetShape } from '#domains/verification/contract/requirements.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { eachOnce, moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** What an organization's jobs require beyond each position's set. */
export const employerRequirements = z.object({
  mayEdit: z.boolean(),
  positions: z.array(
    z.object({
      position: z.enum(POSITIONS),
      /** What the position's set requires of everyone. */
      base: requirementSetShape.pick({ license: true, required: true }),
      added: z.array(requirement),
      changedAt: moment.nullable(),
    }),
  ),
});
export type EmployerRequirements = z.infer<typeof employerRequirements>;

export const getEmployerRequirements = contract({
  method: 'get',
  path: '/api/employer/requirements',
  summary: 'What my organization requires beyond each position’s set',
  response: employerRequirements,
});

export const saveEmployerRequirements = contract({
  method: 'put',
  path: '/api/employer/requirements',
  summary: 'Save what my jobs in a position require beyond its set; certifications become required for matching',
  body: z.strictObject({
    position: z.enum(POSITIONS),
    added: z.array(requirement).max(20, 'At most 20.').refine(eachOnce, 'Name each item once.'),
    /** What was edited; something else in the meantime is a conflict. */
    before: z.array(requirement).max(20),
  }),
  response: employerRequirements,
});

export const ownRequirementContracts = [getEmployerRequirements, saveEmployerRequirements] as const;
