import { MATCHING_NOTICE_VERSION, AUTO_APPLY_CONSENT_VERSION } from '#domains/profiles/contract/consents.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Employer } from './employers.ts';
import type { Person } from './people.ts';
import type { Posting } from './postings.ts';
import * as rows from './population.repo.ts';

/** Writes people, submitted or not, with any review status. */
export async function writePeople(
  deps: Deps,
  people: readonly Person[],
  passwords?: ReadonlyMap<string, string>,
): Promise<void> {
  await rows.insertAccounts(
    deps.db,
    people.map(({ userId, name, email }) => ({ userId, name, email, signupRole: 'job_seeker' })),
    passwords,
  );
  await deps.db.as(service, async (tx) => {
    await rows.saveProfiles(
      tx,
      people.map(({ profile }) => profile),
    );
    await rows.savePreferences(
      tx,
      people.map(({ preferences }) => preferences),
    );
    await rows.saveContacts(
      tx,
      people.map(({ userId, email, phone }) => ({ userId, email, phone })),
    );
    await rows.savePrivateFacts(
      tx,
      people.map(({ userId, privateFacts }) => ({ userId, ...privateFacts })),
    );
    await rows.insertLicenses(
      tx,
      people.flatMap((person) => person.licenses),
    );
    await rows.insertCertifications(
      tx,
      people.flatMap((person) => person.certifications),
    );
    await rows.insertWork(
      tx,
      people.flatMap((person) => person.work),
    );
    await rows.insertEducation(
      tx,
      people.flatMap((person) => person.education),
    );
    const submitted = people.filter(({ state }) => state !== 'onboarding');
    await rows.insertConsents(tx, submitted.flatMap(consentsOf));
    await rows.insertCases(tx, submitted.map(caseOf));
    await rows.setStates(
      tx,
      byState(submitted.map(({ userId, state }) => [userId, state === 'onboarding' ? 'pending' : state])),
    );
  });
}

const consentsOf = ({ userId, submittedAt, preferences }: Person) => [
  { userId, kind: 'matching_notice' as const, version: MATCHING_NOTICE_VERSION, grantedAt: submittedAt },
  ...(preferences.autoApply
    ? [{ userId, kind: 'auto_apply' as const, version: AUTO_APPLY_CONSENT_VERSION, grantedAt: submittedAt }]
    : []),
];

const MESSAGES = {
  needs_fix: 'The photo of your license cannot be read. Please upload it again.',
  rejected: 'We could not confirm the license that you named.',
} as const;

function caseOf({ userId, state, submittedAt, profile }: Person) {
  const isDecided = state !== 'pending' && state !== 'onboarding';
  return {
    subjectType: 'person' as const,
    userId,
    submittedBy: userId,
    submittedAt,
    status: isDecided ? state : ('pending' as const),
    decidedAt: isDecided ? (profile.approvedAt ?? new Date(submittedAt.getTime() + 86_400_000)) : null,
    message: state === 'needs_fix' || state === 'rejected' ? MESSAGES[state] : null,
  };
}

function byState(pairs: readonly (readonly [string, VerificationStatus])[]): Map<VerificationStatus, string[]> {
  const states = new Map<VerificationStatus, string[]>();
  for (const [id, state] of pairs) states.set(state, [...(states.get(state) ?? []), id]);
  return states;
}

const membersOf = ({ owner, colleagues }: Employer) => [
  { ...owner, memberRole: 'owner' as const },
  ...colleagues.map((colleague) => ({ ...colleague, memberRole: 'recruiter' as const })),
];

/** Writes employers with their trees, members and cases. */
export async function writeEmployers(
  deps: Deps,
  employers: readonly Employer[],
  passwords?: ReadonlyMap<string, string>,
): Promise<void> {
  await rows.insertAccounts(
    deps.db,
    employers.flatMap(membersOf).map(({ userId, name, email }) => ({ userId, name, email, signupRole: 'employer' })),
    passwords,
  );
  await deps.db.as(service, async (tx) => {
    for (const { root, below } of employers) await rows.insertOrganizations(tx, [withoutPlace(root), ...below]);
    await rows.insertMembers(
      tx,
      employers.flatMap((employer) =>
        membersOf(employer).map(({ userId, memberRole }) => ({
          organizationId: employer.root.id,
          userId,
          memberRole,
          createdAt: employer.root.submittedAt ?? deps.clock.now(),
        })),
      ),
    );
    await rows.insertCases(
      tx,
      employers.map(({ root, owner }) => ({
        subjectType: 'organization' as const,
        organizationId: root.id,
        submittedBy: owner.userId,
        submittedAt: root.submittedAt ?? deps.clock.now(),
        status: root.verificationStatus ?? 'pending',
        decidedAt: root.approvedAt ?? null,
        message:
          root.verificationStatus === 'needs_fix' ? 'Please name the legal name as your registration has it.' : null,
      })),
    );
    await rows.setStates(
      tx,
      byState(
        employers.flatMap((employer) =>
          membersOf(employer).map(({ userId }) => [userId, employer.root.verificationStatus ?? 'pending'] as const),
        ),
      ),
    );
  });
}

/** A root that is itself a facility carries its place; the table has no such column. */
const withoutPlace = (root: Employer['root'] & { place?: unknown }): Employer['root'] => {
  const { place: _place, ...row } = root;
  return row;
};

export const writePostings = (deps: Deps, postings: readonly Posting[]): Promise<void> =>
  deps.db.as(service, (tx) => rows.insertJobs(tx, postings));
