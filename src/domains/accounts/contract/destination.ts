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
export const effectiveRole = (person: AccountState): Role | null =>
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

/** The page where the browser sends each user to their own home. */
const HOME_REDIRECT = '/dashboard';

/** What an entry page knows about its visitors. */
export interface EntryRule {
  /** The page's role, for a user who has none yet. */
  role?: ActingRole | null;
  /** The combined page sends pending people to their own page (section 4.3). */
  toPendingPage?: boolean;
}

/** Where a page with a sign-in form sends a user who is signed in already. `next` is a path on this site, or null. */
export function signedInTargetOf(person: AccountState | null, rule: EntryRule, next: string | null): string {
  const own = destinationOf(person);
  if (own === ROLE_PICKER && rule.role) return `/post-auth?role=${rule.role}`;
  if (rule.toPendingPage && person && isPending(person)) return '/pending-approval';
  return next ?? own;
}

/** The same on the server, which doesn't know in which role an administrator acts. */
export const pageLoadTargetOf = (person: AccountState, rule: EntryRule, next: string | null): string =>
  person.isAdmin ? (next ?? HOME_REDIRECT) : signedInTargetOf(person, rule, next);

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
