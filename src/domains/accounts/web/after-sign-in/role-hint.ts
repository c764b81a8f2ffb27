import { roleHintOf, type ActingRole } from '#domains/accounts/contract/destination.ts';

/** Where the role of the page used may be stored (section 4.4), by precedence. */
export interface HintSources {
  /** From session storage, written by the page used. */
  stored: readonly (string | null)[];
  /** The `role` query parameter. */
  query: string | null;
  /** The full URL of the page before. */
  referrer: string;
  /** The role that the profile already has. */
  profile: string | null;
}

export function findRoleHint({ stored, query, referrer, profile }: HintSources): string | null {
  for (const word of [...stored, query]) {
    const role = roleHintOf(word);
    if (role) return role;
  }
  return roleOfPath(referrer) ?? profile;
}

function roleOfPath(referrer: string): ActingRole | null {
  const path = URL.canParse(referrer) ? new URL(referrer).pathname : '';
  if (path.includes('employer')) return 'employer';
  return path.includes('job-seeker') || path.includes('candidate') ? 'job_seeker' : null;
}
