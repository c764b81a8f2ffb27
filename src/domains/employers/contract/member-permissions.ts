import type { MemberRole } from '#kernel/vocabulary.ts';

/**
 * Which people a member sees, beyond the organization's own name and places:
 *   all          everyone who was matched with or applied to a job of the organization
 *   own_jobs     those of the jobs and units that the member manages
 *   own_interviews  those whom the member interviews
 *   with_offer   those with an offer, and those hired
 */
export type PeopleSeen = 'all' | 'own_jobs' | 'own_interviews' | 'with_offer';

interface Permissions {
  people: PeopleSeen;
  /** Shortlists, interviews, declines, makes offers: for the people they see. */
  hires: boolean;
  /** Writes jobs, message templates and settings of hiring. */
  posts: boolean;
  /** Members, roles, the organization's identity, and closing the account. */
  manages: boolean;
}

/**
 * What each role of an organization may see and do. Row-level security says the same (`app.my_people`,
 * `app.my_organizations_as`); the walk over the tables compares the two.
 */
export const MEMBER_PERMISSIONS: Readonly<Record<MemberRole, Permissions>> = {
  owner: { people: 'all', hires: true, posts: true, manages: true },
  recruiter: { people: 'all', hires: true, posts: true, manages: false },
  hiring_manager: { people: 'own_jobs', hires: true, posts: false, manages: false },
  interviewer: { people: 'own_interviews', hires: false, posts: false, manages: false },
  hr_onboarding: { people: 'with_offer', hires: false, posts: false, manages: false },
  viewer: { people: 'all', hires: false, posts: false, manages: false },
};

/** Whether this role posts jobs. Without a role, too: who names an organization becomes its owner. */
export const mayPost = (role: MemberRole | null | undefined): boolean => !role || MEMBER_PERMISSIONS[role].posts;
