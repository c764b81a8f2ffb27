import { z } from 'zod';
import { done, eachOnce, nameText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { POSITIONS } from '#kernel/vocabulary.ts';
import { STEP_STAGES } from './step-stages.ts';
import { someApplications } from './tags.ts';

const MOST_STEPS = 12;

const hiringStep = z.object({
  id: z.uuid(),
  position: z.enum(POSITIONS),
  stage: z.enum(STEP_STAGES),
  name: z.string(),
  /** Set by the organization that the reader may change it for, not by one above or below it. */
  isOwn: z.boolean(),
});
export type HiringStep = z.infer<typeof hiringStep>;

export const listSteps = contract({
  method: 'get',
  path: '/api/employer/hiring-steps',
  summary: 'The steps that my organization, those above it and its facilities set, in their order',
  response: z.object({ items: z.array(hiringStep) }),
});

export const saveSteps = contract({
  method: 'put',
  path: '/api/employer/hiring-steps',
  summary: 'Set the steps of a position within a stage, in order; people in one that is left out stay in the stage',
  body: z.strictObject({
    position: z.enum(POSITIONS),
    stage: z.enum(STEP_STAGES),
    /** The IDs of the organization's own steps that the sender saw, in their order; refused when they changed since. Left out: not checked. */
    base: z
      .array(z.uuid())
      .max(MOST_STEPS * 10)
      .optional(),
    steps: z
      .array(
        z.strictObject({
          /** Null for a new one. */
          id: z.uuid().nullable(),
          name: nameText(60, { missing: 'Give the step a name.' }),
        }),
      )
      .max(MOST_STEPS, `At most ${MOST_STEPS} steps.`)
      .refine((steps) => eachOnce(steps.map(({ name }) => name.toLowerCase())), 'Two steps have the same name.'),
  }),
  response: z.object({ items: z.array(hiringStep) }),
});

export const setStep = contract({
  method: 'post',
  path: '/api/employer/people/step',
  summary: 'Put people into a step of their stage, or into none',
  body: z.strictObject({ applicationIds: someApplications, stepId: z.uuid().nullable() }),
  response: done,
});
