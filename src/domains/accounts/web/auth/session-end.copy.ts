import { ADMIN_IDLE_MINUTES, ADMIN_SESSION_HOURS, type SessionEnd } from '#kernel/session-limits.ts';

/** Apart from the rest: every page carries it. */
export const sessionEndCopy = {
  label: 'You are signed out',
  text: 'You are signed out. Sign in to go on from this page.',
  signIn: 'Sign in',
  reasons: {
    idle: `You were signed out because you did nothing for ${ADMIN_IDLE_MINUTES} minutes. Administrators’ sessions end then.`,
    age: `You were signed out because you signed in ${ADMIN_SESSION_HOURS} hours ago. Administrators’ sessions end then.`,
  } satisfies Record<SessionEnd, string> as Record<string, string>,
} as const;
