import type { Machine, StateOf } from '#kernel/state-machine.ts';

/**
 * `rescheduled`: new times were proposed after earlier ones were proposed or confirmed. It can repeat. What was recorded
 * of an interview can be corrected.
 */
export const interviewMachine = {
  name: 'interview',
  initial: 'proposed',
  transitions: {
    proposed: {
      confirmed: ['candidate', 'employer'],
      rescheduled: ['candidate', 'employer'],
      declined: ['candidate'],
      canceled: ['employer', 'system'],
    },
    rescheduled: {
      confirmed: ['candidate', 'employer'],
      rescheduled: ['candidate', 'employer'],
      declined: ['candidate'],
      canceled: ['employer', 'candidate', 'system'],
    },
    confirmed: {
      rescheduled: ['candidate', 'employer'],
      completed: ['employer'],
      no_show: ['employer'],
      canceled: ['employer', 'candidate', 'system'],
    },
    completed: { no_show: ['employer'], canceled: ['employer'] },
    canceled: {},
    declined: {},
    no_show: { completed: ['employer'], canceled: ['employer'] },
  },
} as const satisfies Machine<
  'proposed' | 'confirmed' | 'rescheduled' | 'completed' | 'canceled' | 'declined' | 'no_show'
>;

export type InterviewStatus = StateOf<typeof interviewMachine>;
