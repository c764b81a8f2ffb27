import type { SessionState } from '#domains/accounts/contract/session.ts';

/** Section 4.1: what every screen may know about who is signed in. */
export interface AuthState extends SessionState {
  /** The session has been read, or could not be. */
  ready: boolean;
  loading: boolean;
  /** Loading for the first time since the page was opened. */
  initializing: boolean;
  email: string | null;
}

export type AuthEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'USER_UPDATED' | 'PASSWORD_RECOVERY';

/** How tabs tell each other that something changed; nothing but the kind of change travels. */
export interface TabChannel {
  send(event: AuthEvent): void;
  listen(heard: (event: AuthEvent) => void): () => void;
}

const SIGNED_OUT: SessionState = { user: null, profile: null, isAdminUser: false };

/** Prerendered pages hydrate with this one: nobody yet. */
export const INITIAL_STATE: AuthState = {
  ...SIGNED_OUT,
  ready: false,
  loading: true,
  initializing: true,
  email: null,
};

export interface AuthStore {
  getState(): AuthState;
  subscribe(changed: () => void): () => void;
  onEvent(heard: (event: AuthEvent, state: AuthState) => void): () => void;
  /** Reads the session once and listens to the other tabs; answers how to stop. */
  start(): () => void;
  /** Reads the session again. A failure counts as signed out. */
  refresh(): Promise<AuthState>;
  /** Takes over what an answer of the server has just said, and tells the other tabs. */
  apply(event: AuthEvent, session: SessionState): void;
  /** Tells an event that changes nobody's session (a recovery link that was opened). */
  announce(event: AuthEvent): void;
  /** When the session was last read or changed, in milliseconds since the page was opened. */
  readAt(): number;
}

export function createAuthStore(deps: { read: () => Promise<SessionState>; channel: TabChannel }): AuthStore {
  let state = INITIAL_STATE;
  /** Counts the reads and changes, so that a slow answer never overwrites a newer one. */
  let turn = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  const watchers = new Set<() => void>();
  const listeners = new Set<(event: AuthEvent, state: AuthState) => void>();

  const set = (next: AuthState) => {
    state = next;
    for (const changed of watchers) changed();
  };
  const settle = (session: SessionState) => {
    readAt = performance.now();
    set({ ...session, email: session.user?.email ?? null, ready: true, loading: false, initializing: false });
  };
  const tell = (event: AuthEvent) => {
    for (const heard of listeners) heard(event, state);
  };

  const refresh = async (): Promise<AuthState> => {
    const mine = ++turn;
    if (!state.loading) set({ ...state, loading: true });
    const session = await deps.read().catch(() => SIGNED_OUT);
    if (mine === turn) settle(session);
    return state;
  };

  return {
    getState: () => state,
    subscribe(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    onEvent(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    refresh,
    announce: tell,
    readAt: () => readAt,
    start() {
      void refresh().then(() => tell('INITIAL_SESSION'));
      return deps.channel.listen((event) => {
        void refresh().then(() => tell(event));
      });
    },
    apply(event, session) {
      turn += 1;
      settle(session);
      tell(event);
      deps.channel.send(event);
    },
  };
}
