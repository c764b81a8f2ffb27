import type { Machine, StateOf } from '#kernel/state-machine.ts';

export const verificationMachine = {
  name: 'verification',
  initial: 'pending',
  transitions: {
    pending: { needs_fix: ['admin'], approved: ['admin'], rejected: ['admin'] },
    needs_fix: { pending: ['candidate', 'employer'], rejected: ['admin'], approved: ['admin'] },
    rejected: { pending: ['candidate', 'employer'] },
    approved: { needs_fix: ['admin'], pending: ['admin', 'system'] },
  },
} as const satisfies Machine<'pending' | 'needs_fix' | 'approved' | 'rejected'>;

export type VerificationStatus = StateOf<typeof verificationMachine>;
