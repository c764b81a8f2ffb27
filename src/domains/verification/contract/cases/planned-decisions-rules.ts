/** How long a planned decision can be undone before it takes effect. */
export const UNDO_MINUTES = 10;

/** Decisions that can be planned for many cases. A rejection is always made individually. */
export const PLANNABLE = ['approved', 'needs_fix'] as const;
export type Plannable = (typeof PLANNABLE)[number];

/** `refused`: the case had changed when the plan came due. */
export const PLAN_STATES = ['planned', 'undone', 'carried_out', 'refused'] as const;
