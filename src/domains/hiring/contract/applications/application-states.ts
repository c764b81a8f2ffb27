import type { Machine, StateOf } from '#kernel/state-machine.ts';

/** `dismissed`: the candidate hid a match without applying. */
export const applicationMachine = {
  name: 'application',
  initial: 'matched',
  transitions: {
    matched: { applied: ['candidate', 'system'], dismissed: ['candidate'], withdrawn: ['system'] },
    applied: {
      shortlisted: ['employer'],
      interviewing: ['employer'],
      rejected: ['employer', 'system'],
      withdrawn: ['candidate', 'system'],
    },
    shortlisted: {
      interviewing: ['employer'],
      offered: ['employer'],
      rejected: ['employer', 'system'],
      withdrawn: ['candidate', 'system'],
    },
    interviewing: {
      offered: ['employer'],
      rejected: ['employer', 'system'],
      withdrawn: ['candidate', 'system'],
    },
    offered: {
      hired: ['candidate'],
      interviewing: ['employer', 'candidate', 'system'],
      rejected: ['employer', 'system'],
      withdrawn: ['candidate', 'system'],
    },
    hired: {},
    rejected: {},
    // Back to matched only when the system ended a match before the person applied.
    withdrawn: { applied: ['candidate'], matched: ['system'] },
    dismissed: { matched: ['candidate'] },
  },
} as const satisfies Machine<
  'matched' | 'applied' | 'shortlisted' | 'interviewing' | 'offered' | 'hired' | 'rejected' | 'withdrawn' | 'dismissed'
>;

export type ApplicationStage = StateOf<typeof applicationMachine>;
