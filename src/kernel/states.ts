/**
 * The product's state machines as data: for each state, the states it may go to and who may send it
 * there. The server refuses every other step with 409 and the current state; the screens offer only
 * what stands here; one test walks every pair (`tests/integration/state-machines.test.ts`).
 */

export type Actor = 'candidate' | 'employer' | 'admin' | 'system';

export interface Machine<S extends string> {
  readonly name: string;
  readonly initial: S;
  readonly transitions: { readonly [From in S]: { readonly [To in S]?: readonly Actor[] } };
}

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
      published: ['employer'],
      filled: ['employer', 'system'],
      closed: ['employer', 'admin'],
      expired: ['system'],
    },
    filled: { published: ['employer'], closed: ['employer'] },
    closed: {},
    // Past its last day it can still be filled with those who applied in time.
    expired: { published: ['employer'], filled: ['employer', 'system'], closed: ['employer'] },
  },
} as const satisfies Machine<'draft' | 'published' | 'paused' | 'filled' | 'closed' | 'expired'>;

/** `dismissed` is the candidate's own 'not for me' on a match that was never applied to. */
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
    // Back to matched only for one that the system ended before anybody applied.
    withdrawn: { applied: ['candidate'], matched: ['system'] },
    dismissed: { matched: ['candidate'] },
  },
} as const satisfies Machine<
  'matched' | 'applied' | 'shortlisted' | 'interviewing' | 'offered' | 'hired' | 'rejected' | 'withdrawn' | 'dismissed'
>;

/** `rescheduled` means: new times are proposed after earlier ones were proposed or confirmed, as often as it takes. */
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
    completed: {},
    canceled: {},
    declined: {},
    no_show: {},
  },
} as const satisfies Machine<
  'proposed' | 'confirmed' | 'rescheduled' | 'completed' | 'canceled' | 'declined' | 'no_show'
>;

export const offerMachine = {
  name: 'offer',
  initial: 'sent',
  transitions: {
    sent: {
      accepted: ['candidate'],
      declined: ['candidate', 'system'],
      expired: ['system'],
      rescinded: ['employer', 'system'],
    },
    accepted: {},
    declined: {},
    expired: {},
    rescinded: {},
  },
} as const satisfies Machine<'sent' | 'accepted' | 'declined' | 'expired' | 'rescinded'>;

/**
 * A past employer asked to confirm an entry of the work history; 'employer' is whoever holds the link. `revoked`: the
 * person took the consent back, or changed the entry, while nobody had answered.
 */
export const workConfirmationMachine = {
  name: 'work_confirmation',
  initial: 'open',
  transitions: {
    open: {
      confirmed: ['employer'],
      differs: ['employer'],
      declined: ['employer'],
      revoked: ['candidate', 'system'],
      expired: ['system'],
    },
    confirmed: {},
    differs: {},
    declined: {},
    revoked: {},
    expired: {},
  },
} as const satisfies Machine<'open' | 'confirmed' | 'differs' | 'declined' | 'revoked' | 'expired'>;

export const MACHINES = [
  verificationMachine,
  jobMachine,
  applicationMachine,
  interviewMachine,
  offerMachine,
  workConfirmationMachine,
] as const;

type StateOf<M extends { transitions: object }> = Extract<keyof M['transitions'], string>;
export type VerificationStatus = StateOf<typeof verificationMachine>;
export type JobStatus = StateOf<typeof jobMachine>;
export type ApplicationStage = StateOf<typeof applicationMachine>;
export type InterviewStatus = StateOf<typeof interviewMachine>;
export type OfferStatus = StateOf<typeof offerMachine>;
export type WorkConfirmationStatus = StateOf<typeof workConfirmationMachine>;

export const statesOf = <M extends { transitions: object }>(machine: M) =>
  Object.keys(machine.transitions) as [StateOf<M>, ...StateOf<M>[]];

/**
 * Whether `actor` may move the machine from `from` to `to`. Staying in a state is a step like any other: allowed only
 * where the table lists it, as for an interview that gets new times again.
 */
export function mayMove<S extends string>(machine: Machine<S>, from: S, to: S, actor: Actor): boolean {
  const allowed: readonly Actor[] | undefined = machine.transitions[from][to];
  return allowed?.includes(actor) ?? false;
}

/** The states that `actor` may go to from `from`, in the table's order. */
export function nextStates<S extends string>(machine: Machine<S>, from: S, actor: Actor): S[] {
  return (Object.keys(machine.transitions[from]) as S[]).filter((to) => mayMove(machine, from, to, actor));
}
