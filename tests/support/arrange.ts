import type { MemberRole } from '#kernel/vocabulary.ts';
import type { TestApp } from './app.ts';

/**
 * States that take many steps to reach, or that only an administrator or time brings about, set in one line. What a test
 * is about goes through the API instead.
 */

type Subject = 'person' | 'organization' | 'job';
type Kind = 'suspension' | 'screening' | 'license_review' | 'leaving';

/** Puts a person, an organization or a job on hold. */
export const placeHold = (app: TestApp, subject: Subject, id: string, kind: Kind = 'suspension', reason = 'test') =>
  app.asOwner(`insert into holds (subject_type, subject_id, kind, reason) values ($1, $2, $3, $4)`, [
    subject,
    id,
    kind,
    reason,
  ]);

/** Ends every hold of a subject. */
export const releaseHolds = (app: TestApp, subjectId: string) =>
  app.asOwner(`update holds set released_at = now() where subject_id = $1`, [subjectId]);

/** Makes people members of an organization without an invitation. */
export const join = (app: TestApp, organizationId: string, userId: string, role: MemberRole = 'recruiter') =>
  app.asOwner(`insert into organization_members (organization_id, user_id, member_role) values ($1, $2, $3)`, [
    organizationId,
    userId,
    role,
  ]);

/** Ends a membership as the end of an account does: no one takes over. */
export const leave = (app: TestApp, organizationId: string, userId: string) =>
  app.asOwner(`delete from organization_members where organization_id = $1 and user_id = $2`, [organizationId, userId]);

/** Changes what an account is for. */
export const setRole = (app: TestApp, userId: string, role: 'job_seeker' | 'employer' | 'admin' | null) =>
  app.asOwner(`update profiles set role = $2 where user_id = $1`, [userId, role]);

/** Approves people without a review. */
export const approvePeople = (app: TestApp, ...userIds: string[]) =>
  app.asOwner(`update profiles set verification_status = 'approved' where user_id = any($1)`, [userIds]);

/** Approves an organization without a review. */
export const approveOrganization = (app: TestApp, id: string) =>
  app.asOwner(`update organizations set verification_status = 'approved' where id = $1`, [id]);

/** Closes the cases of a person or an organization as approved. */
export const approveCases = (app: TestApp, subjectId: string) =>
  app.asOwner(`update verification_cases set status = 'approved' where coalesce(user_id, organization_id) = $1`, [
    subjectId,
  ]);

type Fact = 'licenses' | 'certifications';

/** Sets the state of a person's licenses or certifications. */
export const markFacts = (
  app: TestApp,
  facts: Fact,
  userId: string,
  state: 'verified' | 'discrepancy' | 'revoked',
  source: string | null = null,
) =>
  app.asOwner(
    `update ${facts} set verification_state = $2, verification_source = coalesce($3, verification_source)
     where user_id = $1`,
    [userId, state, source],
  );

/** Sets the day on which a person's licenses or certifications expire. */
export const expireFacts = (app: TestApp, facts: Fact, userId: string, day: string) =>
  app.asOwner(`update ${facts} set expires_on = $2 where user_id = $1`, [userId, day]);

/** Verifies one past job. */
export const verifyWork = (app: TestApp, id: string) =>
  app.asOwner(`update work_history set verification_state = 'verified' where id = $1`, [id]);
