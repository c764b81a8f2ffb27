import type { Machine, StateOf } from '#kernel/state-machine.ts';

/** A first day. `started`: it began. `withdrawn`: by the employer. `declined`: by the candidate after accepting. */
export const startMachine = {
  name: 'start',
  initial: 'planned',
  transitions: {
    planned: {
      started: ['candidate', 'employer', 'system'],
      no_show: ['employer'],
      withdrawn: ['employer'],
      declined: ['candidate'],
    },
    started: {},
    // Recorded in error.
    no_show: { started: ['employer'] },
    withdrawn: {},
    declined: {},
  },
} as const satisfies Machine<'planned' | 'started' | 'no_show' | 'withdrawn' | 'declined'>;

export type StartStatus = StateOf<typeof startMachine>;
