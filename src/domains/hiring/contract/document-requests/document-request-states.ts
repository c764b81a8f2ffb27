import type { Machine, StateOf } from '#kernel/state-machine.ts';

/** `withdrawn` also with the end of the application. A candidate who said no can still share the document. */
export const documentRequestMachine = {
  name: 'document_request',
  initial: 'open',
  transitions: {
    open: { given: ['candidate'], declined: ['candidate'], withdrawn: ['employer', 'system'] },
    declined: { given: ['candidate'], withdrawn: ['employer', 'system'] },
    given: {},
    withdrawn: {},
  },
} as const satisfies Machine<'open' | 'declined' | 'given' | 'withdrawn'>;

export type DocumentRequestStatus = StateOf<typeof documentRequestMachine>;
