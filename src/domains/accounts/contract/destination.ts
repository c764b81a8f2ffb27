/**
 * Which screen a user belongs on: one rule for server and browser (specification, sections 4.2–4.4 and 6). Pure: from
 * the state of the account to a path.
 */
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import type { Role } from '#kernel/vocabulary.ts';

export type ActingRole = Exclude<Role, 'admin'>;

/** What the destination depends on. `null` in its place: signed out, or without a profile. */
export interface AccountState {
  role: Role | null;
  isAdmin: boolean;
  onboardingCompleted: boolean;
  verificationStatus: VerificationStatus;
  /** The role an administrator acts in; ignored for other users. */
  actingAs?: ActingRole | null;
}

export const LOGIN = '/login';
export const ROLE_PICKER = '/choose-role';
const ADMIN_HOME = '/admin/overview';

const PLACES = {
  employer: {
    dashboard: '/employer/dashboard',
    onboarding: '/employer/onboarding',
    awaitingApproval: '/employer/awaiting-approval',
  },
  job_seeker: {
    dashboard: '/job-seeker/dashboard',
    onboarding: '/job-seeker/onboarding',
    awaitingApproval: '/job-seeker/awaiting-approval',
  },
} as const satisfies Record<ActingRole, Record<string, string>>;

/** The role for a stored value; `candidate` is the legacy name of `job_seeker`. */
export function roleOf(word: string | null | undefined): Role | null {
  if (word === 'candidate') return 'job_seeker';
  return word === 'job_seeker' || word === 'employer' || word === 'admin' ? word : null;
}

/** The role for a hint (header, query, storage), which may be spelled as in paths. */
export function roleHintOf(word: string | null | undefined): Role | null {
  return word === 'job-seeker' ? 'job_seeker' : roleOf(word?.toLowerCase());
}

/** The role an administrator acts in, or the user's own. */
const effectiveRole = (person: AccountState): Role | null =>
  person.isAdmin ? (person.actingAs ?? 'admin') : person.role;

/** A role's dashboard, regardless of the user's state. */
export const dashboardOf = (role: Role): string => (role === 'admin' ? ADMIN_HOME : PLACES[role].dashboard);

export const awaitingApprovalOf = (role: ActingRole): string => PLACES[role].awaitingApproval;

/** Onboarding completed, not approved yet. */
export const isPending = (person: AccountState): boolean =>
  !person.isAdmin && person.role !== null && person.onboardingCompleted && person.verificationStatus !== 'approved';

/** Section 4.3: where a user goes after signing in. */
export function destinationOf(person: AccountState | null): string {
  if (!person) return LOGIN;
  const role = effectiveRole(person);
  if (role === null) return ROLE_PICKER;
  if (person.isAdmin || role === 'admin') return dashboardOf(role);
  if (!person.onboardingCompleted) return PLACES[role].onboarding;
  return person.verificationStatus === 'approved' ? PLACES[role].dashboard : PLACES[role].awaitingApproval;
}

/** Section 4.2: where `/` sends a session, or null to stay. The dashboard's own guard does the rest. */
export function landingRedirectOf(person: AccountState | null): string | null {
  const role = person?.isAdmin ? 'admin' : person?.role;
  return role ? dashboardOf(role) : null;
}

/** What a screen requires of its user. */
export interface Requirement {
  /** Absent: any role. */
  role?: Role;
  /** `onboarded`: has submitted the profile; `approved`: has also been approved. */
  stage?: 'any' | 'onboarded' | 'approved';
}

/** Sections 2.3 and 4.3: where a guard redirects a user who may not see the screen, or null. */
export function guardRedirectOf(person: AccountState | null, { role, stage = 'any' }: Requirement): string | null {
  if (!person) return LOGIN;
  const mine = effectiveRole(person);
  if (role && mine !== role) return mine === null ? ROLE_PICKER : dashboardOf(mine);
  if (person.isAdmin || stage === 'any') return null;
  if (mine === null) return ROLE_PICKER;
  if (!person.onboardingCompleted) return destinationOf(person);
  return stage === 'approved' && person.verificationStatus !== 'approved' ? destinationOf(person) : null;
}

/**
 * A `next` that stays on this site, or null: one slash, then neither a slash nor a backslash (browsers read `/\host`
 * as `//host`), and no control characters, which browsers drop before parsing.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return null;
  // eslint-disable-next-line no-control-regex -- matches control characters on purpose
  if (/[\u0000-\u001f\u007f\\]/.test(next)) return null;
  const url = new URL(next, 'https://own.invalid');
  if (url.origin !== 'https://own.invalid' || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `/login?next=…` that returns to the given path. */
export const loginWithNext = (path: string): string => `${LOGIN}?next=${encodeURIComponent(path)}`;

/** How the browser reports a link with a `next` on another site, which is logged as a security event. */
export const REDIRECT_REFUSED = 'redirect_refused';
