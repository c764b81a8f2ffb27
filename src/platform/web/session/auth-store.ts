import type { SessionState } from '#domains/accounts/contract/session.ts';

/** Section 4.1: what every screen may know about the signed-in user. */
export interface AuthState extends SessionState {
  /** The session was read, or reading it failed. */
  ready: boolean;
  loading: boolean;
  /** The first load since the page was opened. */
  initializing: boolean;
  email: string | null;
}

export type AuthEvent = 'INITIAL_SESSION' | 'SIGNED_IN' | 'SIGNED_OUT' | 'USER_UPDATED' | 'PASSWORD_RECOVERY';

/** How tabs notify each other of a change; only the kind of change is sent. */
export interface TabChannel {
  send(event: AuthEvent): void;
  listen(onEvent: (event: AuthEvent) => void): () => void;
}

export const SIGNED_OUT: SessionState = { user: null, profile: null, isAdminUser: false };

/** The state that prerendered pages hydrate with: not signed in yet. */
export const INITIAL_STATE: AuthState = {
  ...SIGNED_OUT,
  ready: false,
  loading: true,
  initializing: true,
  email: null,
};

export interface AuthStore {
  getState(): AuthState;
  subscribe(onChange: () => void): () => void;
  onEvent(listener: (event: AuthEvent, state: AuthState) => void): () => void;
  /** Reads the session and listens to other tabs, unless it does so already; returns a function that stops listening. */
  start(): () => void;
  /** Reads the session again. A failure counts as signed out. */
  refresh(): Promise<AuthState>;
  /** Applies what the server just answered and notifies the other tabs. */
  apply(event: AuthEvent, session: SessionState): void;
  /** Announces an event that leaves the session unchanged, such as an opened recovery link. */
  announce(event: AuthEvent): void;
  /** When the session was last read or changed, in milliseconds since the page was opened. */
  readAt(): number;
}

export function createAuthStore(deps: { read: () => Promise<SessionState>; channel: TabChannel }): AuthStore {
  let state = INITIAL_STATE;
  /** Counts reads and changes, so that a slow answer never overwrites a newer one. */
  let version = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let stop: (() => void) | null = null;
  const subscribers = new Set<() => void>();
  const listeners = new Set<(event: AuthEvent, state: AuthState) => void>();

  const set = (next: AuthState) => {
    state = next;
    for (const onChange of subscribers) onChange();
  };
  const settle = (session: SessionState) => {
    readAt = performance.now();
    set({ ...session, email: session.user?.email ?? null, ready: true, loading: false, initializing: false });
  };
  const emit = (event: AuthEvent) => {
    for (const listener of listeners) listener(event, state);
  };

  const refresh = async (): Promise<AuthState> => {
    const mine = ++version;
    if (!state.loading) set({ ...state, loading: true });
    const session = await deps.read().catch(() => SIGNED_OUT);
    if (mine === version) settle(session);
    return state;
  };

  return {
    getState: () => state,
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    announce: emit,
    readAt: () => readAt,
    start() {
      if (stop) return stop;
      void refresh().then(() => emit('INITIAL_SESSION'));
      const stopListening = deps.channel.listen((event) => {
        void refresh().then(() => emit(event));
      });
      stop = () => {
        stopListening();
        stop = null;
      };
      return stop;
    },
    apply(event, session) {
      version += 1;
      settle(session);
      emit(event);
      deps.channel.send(event);
    },
  };
}
