import type { Machine, StateOf } from '#kernel/state-machine.ts';

export const jobMachine = {
  name: 'job',
  initial: 'draft',
  transitions: {
    draft: { published: ['employer'], closed: ['employer'] },
    published: {
      paused: ['employer', 'admin', 'system'],
      filled: ['employer', 'system'],
      closed: ['employer', 'admin'],
      expired: ['system'],
    },
    paused: {
      // Also by itself, once those who had waited too long have their answers.
      published: ['employer', 'system'],
      filled: ['employer', 'system'],
      closed: ['employer', 'admin'],
      expired: ['system'],
    },
    filled: { published: ['employer'], closed: ['employer'] },
    closed: {},
    // A job past its last day can still be filled with people who applied in time.
    expired: { published: ['employer'], filled: ['employer', 'system'], closed: ['employer'] },
  },
} as const satisfies Machine<'draft' | 'published' | 'paused' | 'filled' | 'closed' | 'expired'>;

export type JobStatus = StateOf<typeof jobMachine>;
