/** Limits of an administrator's session: since sign-in, and since the last use by a person. */
export const ADMIN_SESSION_HOURS = 12;
export const ADMIN_IDLE_MINUTES = 30;

/** Why an administrator's session ended before its cookie did. */
export const SESSION_ENDS = ['age', 'idle'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** Sent with requests that the browser makes by itself when the page hasn't been touched for a while. */
export const UNATTENDED_HEADER = 'x-unattended';

interface Use {
  signedInAt: Date;
  lastUsedAt: Date;
}

export function endOfAdminSession({ signedInAt, lastUsedAt }: Use, now: Date): SessionEnd | null {
  if (now.getTime() - signedInAt.getTime() >= ADMIN_SESSION_HOURS * 3_600_000) return 'age';
  return now.getTime() - lastUsedAt.getTime() >= ADMIN_IDLE_MINUTES * 60_000 ? 'idle' : null;
}
