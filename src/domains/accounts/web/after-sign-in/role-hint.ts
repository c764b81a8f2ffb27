import { roleHintOf, type ActingRole } from '#domains/accounts/contract/destination.ts';

/** Where the role of the page used may have been kept (section 4.4), in the order in which it is believed. */
export interface HintSources {
  /** What the page used wrote into session storage. */
  stored: readonly (string | null)[];
  /** The `role` query parameter. */
  query: string | null;
  /** The page that led here, as a full address. */
  referrer: string;
  /** The role that the profile has already. */
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
