/** Days since sign-in after which anybody's session ends, however much it is used. */
const SESSION_DAYS = 365;
/** Limits of an administrator's session: since sign-in, and since the last use by a person. */
export const ADMIN_SESSION_HOURS = 12;
export const ADMIN_IDLE_MINUTES = 30;

/** Why an administrator's session ended before its cookie did. */
export const SESSION_ENDS = ['age', 'idle'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** Sent with requests that the browser makes by itself when the page hasn't been touched for a while. */
export const UNATTENDED_HEADER = 'x-unattended';

interface Use {
  /** Null before a role is chosen. */
  role: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
}

/** Why a session is over although its cookie is still valid, or null. */
export function endOfSession({ role, signedInAt, lastUsedAt }: Use, now: Date): SessionEnd | null {
  const isAdmin = role === 'admin';
  const mostHours = isAdmin ? ADMIN_SESSION_HOURS : SESSION_DAYS * 24;
  if (now.getTime() - signedInAt.getTime() >= mostHours * 3_600_000) return 'age';
  return isAdmin && now.getTime() - lastUsedAt.getTime() >= ADMIN_IDLE_MINUTES * 60_000 ? 'idle' : null;
}
