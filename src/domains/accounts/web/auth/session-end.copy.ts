import { ADMIN_IDLE_MINUTES, ADMIN_SESSION_HOURS, type SessionEnd } from '#platform/contract/session-limits.ts';

/** A file of its own, because every page loads it. */
export const sessionEndCopy = {
  label: 'You are signed out',
  text: 'You are signed out. Sign in to continue on this page.',
  signIn: 'Sign in',
  reasons: {
    idle: `We signed you out after ${ADMIN_IDLE_MINUTES} minutes without use. This is the limit for admins.`,
    age: `We signed you out ${ADMIN_SESSION_HOURS} hours after you signed in. This is the limit for admins.`,
  } satisfies Record<SessionEnd, string> as Record<string, string>,
} as const;
