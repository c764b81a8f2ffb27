import type { Machine, StateOf } from '#kernel/state-machine.ts';

/** `kept`: the candidate confirmed it. `dropped`: it no longer fits, or automatic applications stopped. */
export const plannedApplicationMachine = {
  name: 'planned_application',
  initial: 'planned',
  transitions: {
    planned: { kept: ['candidate'], skipped: ['candidate', 'system'], sent: ['system'], dropped: ['system'] },
    kept: { skipped: ['candidate', 'system'], sent: ['system'], dropped: ['system'] },
    skipped: { planned: ['candidate'] },
    sent: {},
    dropped: {},
  },
} as const satisfies Machine<'planned' | 'kept' | 'skipped' | 'sent' | 'dropped'>;

export type PlanState = StateOf<typeof plannedApplicationMachine>;

/** Still to be sent. */
export const OPEN_PLANS = ['planned', 'kept'] as const satisfies readonly PlanState[];

/** Why a planned application was not sent. `refused`: applying was no longer possible; the reason says why. */
export const DROP_REASONS = ['turned_off', 'hired', 'gone', 'score', 'limits', 'refused'] as const;
export type DropReason = (typeof DROP_REASONS)[number];
