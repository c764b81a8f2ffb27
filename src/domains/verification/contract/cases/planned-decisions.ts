import { z } from 'zod';
import { PLANNABLE } from './planned-decisions-rules.ts';
import { done, idParams, moment, namedPerson } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** Decisions on many cases: planned now, carried out later unless undone. */

const decision = z.enum(PLANNABLE);

/** A plan as its case shows it. */
export const casePlan = z.object({
  id: z.uuid(),
  decision,
  message: z.string().nullable(),
  plannedBy: namedPerson,
  plannedAt: moment,
  /** When it takes effect. Until then it can be undone. */
  dueAt: moment,
  state: z.enum(['planned', 'refused']),
  /** Why it was not carried out. */
  refusal: z.string().nullable(),
});
export type CasePlan = z.infer<typeof casePlan>;

/** Per call; the maximum page size of the queue. */
export const MAX_CASES = 100;

export const planDecisions = contract({
  method: 'post',
  path: '/api/admin/planned-decisions',
  summary: 'Plan one decision for many cases, each at the version seen; cases that cannot be planned say why',
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
      context.addIssue({ code: 'custom', path: ['message'], message: 'Say what to fix. The person will see it.' });
    }),
  response: z.object({
    dueAt: moment,
    /** One per case, in request order; `refusal` says why it was not planned. */
    results: z.array(z.object({ caseId: z.uuid(), refusal: z.string().nullable() })),
  }),
});
export type PlanResult = z.infer<typeof planDecisions.response>;

export const listPlannedDecisions = contract({
  method: 'get',
  path: '/api/admin/planned-decisions',
  summary: 'My planned decisions that have not taken effect, the next first',
  response: z.object({
    items: z.array(z.object({ id: z.uuid(), caseId: z.uuid(), title: z.string(), decision, dueAt: moment })),
  }),
});
export type OpenPlan = z.infer<typeof listPlannedDecisions.response>['items'][number];

export const undoPlannedDecision = contract({
  method: 'post',
  path: '/api/admin/planned-decisions/:id/undo',
  summary: 'Undo a planned decision, mine or another administrator’s; 409 once it is due',
  params: idParams,
  response: done,
});

export const undoPlannedDecisions = contract({
  method: 'post',
  path: '/api/admin/planned-decisions/undo',
  summary: 'Undo all my planned decisions that are not due',
  response: z.object({ undone: z.int() }),
});

export const carryOutPlannedDecision = contract({
  method: 'post',
  path: '/api/admin/planned-decisions/:id/carry-out',
  summary: 'Let my planned decision take effect now; it cannot be undone afterwards',
  params: idParams,
  response: done,
});

export const planContracts = [
  planDecisions,
  listPlannedDecisions,
  carryOutPlannedDecision,
  undoPlannedDecision,
  undoPlannedDecisions,
] as const;
