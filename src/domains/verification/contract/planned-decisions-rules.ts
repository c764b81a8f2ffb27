/** So long a planned decision can be taken back; nothing of it leaves before. */
export const UNDO_MINUTES = 10;

/** What can be planned for many cases at once. A rejection is always looked at alone. */
export const PLANNABLE = ['approved', 'needs_fix'] as const;
export type Plannable = (typeof PLANNABLE)[number];

/** `refused`: its time came, and the case was not as it had been left. */
export const PLAN_STATES = ['planned', 'undone', 'carried_out', 'refused'] as const;
