import { z } from 'zod';
import { PLANNABLE } from './planned-decisions-rules.ts';
import { done, idParams, moment, namedPerson } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** Decisions on many cases at once: planned now, carried out when nobody took them back in time. */

const decision = z.enum(PLANNABLE);

/** As it stands on its case. */
export const casePlan = z.object({
  id: z.uuid(),
  decision,
  message: z.string().nullable(),
  plannedBy: namedPerson,
  plannedAt: moment,
  /** When it leaves by itself. Until then it can be undone. */
  dueAt: moment,
  state: z.enum(['planned', 'refused']),
  /** Why it did not leave. */
  refusal: z.string().nullable(),
});
export type CasePlan = z.infer<typeof casePlan>;

/** In one call; as much as one page of the queue holds at the most. */
export const MAX_CASES = 100;

export const planDecisions = contract({
  method: 'post',
  path: '/api/admin/planned-decisions',
  summary: 'Plan one decision for many cases, each as it was seen; what cannot be planned says why, the rest goes on',
  body: z
    .strictObject({
      decision,
      message: z.string().trim().max(2000, 'At most 2000 characters.').optional(),
      cases: z
        .array(z.strictObject({ id: z.uuid(), version: z.int() }))
        .min(1, 'Choose at least one.')
        .max(MAX_CASES),
    })
    .superRefine((body, context) => {
      if (body.decision === 'approved' || body.message) return;
      context.addIssue({ code: 'custom', path: ['message'], message: 'Say what to fix. The person reads it.' });
    }),
  response: z.object({
    dueAt: moment,
    /** One for each case, in the order asked; `refusal` says why it was not planned. */
    results: z.array(z.object({ caseId: z.uuid(), refusal: z.string().nullable() })),
  }),
});
export type PlanResult = z.infer<typeof planDecisions.response>;

export const listPlannedDecisions = contract({
  method: 'get',
  path: '/api/admin/planned-decisions',
  summary: 'The decisions that I planned and that have not left yet, the first to leave first',
  response: z.object({
    items: z.array(z.object({ id: z.uuid(), caseId: z.uuid(), title: z.string(), decision, dueAt: moment })),
  }),
});
export type OpenPlan = z.infer<typeof listPlannedDecisions.response>['items'][number];

export const undoPlannedDecision = contract({
  method: 'post',
  path: '/api/admin/planned-decisions/:id/undo',
  summary: 'Take a planned decision back, mine or another administrator’s; 409 once its time has come',
  params: idParams,
  response: done,
});

export const undoPlannedDecisions = contract({
  method: 'post',
  path: '/api/admin/planned-decisions/undo',
  summary: 'Take back all of mine whose time has not come',
  response: z.object({ undone: z.int() }),
});

export const planContracts = [planDecisions, listPlannedDecisions, undoPlannedDecision, undoPlannedDecisions] as const;
