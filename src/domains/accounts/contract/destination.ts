/**
 * Where a person belongs: one rule for server and browser (specification, sections 4.2–4.4 and 6).
 * Pure: it takes what is known about a person and answers a path.
 */
import type { VerificationStatus } from '#kernel/states.ts';
import type { Role } from '#kernel/vocabulary.ts';

export type ActingRole = Exclude<Role, 'admin'>;

/** What decides about a person's place. `null` instead of it: signed out, or without a profile. */
export interface Standing {
  role: Role | null;
  isAdmin: boolean;
  onboardingCompleted: boolean;
  verificationStatus: VerificationStatus;
  /** Whom an administrator is acting as; ignored for everybody else. */
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

/** The role that a stored word means; `candidate` is the old name of `job_seeker`. */
export function roleOf(word: string | null | undefined): Role | null {
  if (word === 'candidate') return 'job_seeker';
  return word === 'job_seeker' || word === 'employer' || word === 'admin' ? word : null;
}

/** The role that a hint (header, query, storage) means: hints may also be written as in paths. */
export function roleHintOf(word: string | null | undefined): Role | null {
  return word === 'job-seeker' ? 'job_seeker' : roleOf(word?.toLowerCase());
}

/** The role that an administrator acts in, or the person's own. */
const effectiveRole = (person: Standing): Role | null => (person.isAdmin ? (person.actingAs ?? 'admin') : person.role);

/** A role's own dashboard, whatever the state of the person in it. */
export const dashboardOf = (role: Role): string => (role === 'admin' ? ADMIN_HOME : PLACES[role].dashboard);

export const awaitingApprovalOf = (role: ActingRole): string => PLACES[role].awaitingApproval;

/** Completed, and not approved. */
export const isPending = (person: Standing): boolean =>
  !person.isAdmin && person.role !== null && person.onboardingCompleted && person.verificationStatus !== 'approved';

/** Section 4.3: where somebody goes after signing in. */
export function destinationOf(person: Standing | null): string {
  if (!person) return LOGIN;
  const role = effectiveRole(person);
  if (role === null) return ROLE_PICKER;
  if (person.isAdmin || role === 'admin') return dashboardOf(role);
  if (!person.onboardingCompleted) return PLACES[role].onboarding;
  return person.verificationStatus === 'approved' ? PLACES[role].dashboard : PLACES[role].awaitingApproval;
}

/** Section 4.2: where `/` sends a session, or null to stay. The dashboard's own guard does the rest. */
export function landingRedirectOf(person: Standing | null): string | null {
  const role = person?.isAdmin ? 'admin' : person?.role;
  return role ? dashboardOf(role) : null;
}

/** What a screen asks of whoever opens it. */
export interface Requirement {
  /** Absent: any signed-in person. */
  role?: Role;
  /** `onboarded`: has handed in; `approved`: has been let in as well. */
  stage?: 'any' | 'onboarded' | 'approved';
}

/** Sections 2.3 and 4.3: where a guard sends a person who may not stay, or null. */
export function guardRedirectOf(person: Standing | null, { role, stage = 'any' }: Requirement): string | null {
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
 * as `//host`), and no control characters, which browsers drop before they look.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || next.length > 2000 || !/^\/(?![/\\])/.test(next)) return null;
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(next)) return null;
  const url = new URL(next, 'https://own.invalid');
  if (url.origin !== 'https://own.invalid' || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `/login?next=…` that leads back to where somebody was. */
export const loginWithNext = (path: string): string => `${LOGIN}?next=${encodeURIComponent(path)}`;

/** How a browser reports a link whose way back leads elsewhere: somebody made it, so the security log has it too. */
export const REDIRECT_REFUSED = 'redirect_refused';
