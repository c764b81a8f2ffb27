import { and, asc, desc, eq, ilike, inArray, isNull, sql } from 'drizzle-orm';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import {
  blockedOrganizations,
  candidateContacts,
  candidatePreferences,
  candidatePrivate,
  candidateProfiles,
  certifications,
  education,
  licenses,
  roleRequests,
  workHistory,
} from '#domains/profiles/db/candidates.ts';
import { documents } from '#domains/profiles/db/documents.ts';
import { itemReviews, verificationCases, openCase, openReview } from '#domains/verification/db/verification.ts';
import { fasterCondition } from '#platform/server/common-values.ts';
import { composed } from '#platform/server/database/composed.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { escapeLike } from '#platform/server/database/like.ts';

/** Reads and writes a person's own profile. Every function filters by owner, in addition to row-level security. */

type Columns<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

const coreOf = composed(['userId'], (tx, { userId }) =>
  tx
    .select({
      profile: profiles,
      candidate: candidateProfiles,
      contact: candidateContacts,
      private: candidatePrivate,
      preferences: candidatePreferences,
    })
    .from(profiles)
    .innerJoin(candidateProfiles, eq(candidateProfiles.userId, profiles.userId))
    .innerJoin(candidateContacts, eq(candidateContacts.userId, profiles.userId))
    .innerJoin(candidatePrivate, eq(candidatePrivate.userId, profiles.userId))
    .innerJoin(candidatePreferences, eq(candidatePreferences.userId, profiles.userId))
    .where(eq(profiles.userId, userId)),
);
export type Core = Awaited<ReturnType<typeof coreOf>>[number];

export const readCore = async (tx: Tx, userId: string): Promise<Core | undefined> => (await coreOf(tx, { userId }))[0];

const licensesOf = composed(['userId'], (tx, { userId }) =>
  tx.select().from(licenses).where(eq(licenses.userId, userId)).orderBy(asc(licenses.createdAt)),
);
const certificationsOf = composed(['userId'], (tx, { userId }) =>
  tx.select().from(certifications).where(eq(certifications.userId, userId)).orderBy(asc(certifications.createdAt)),
);
const workOf = composed(['userId'], (tx, { userId }) =>
  tx
    .select()
    .from(workHistory)
    .where(eq(workHistory.userId, userId))
    .orderBy(sql`${workHistory.endedOn} desc nulls first`, desc(workHistory.startedOn)),
);
const educationOf = composed(['userId'], (tx, { userId }) =>
  tx.select().from(education).where(eq(education.userId, userId)).orderBy(asc(education.createdAt)),
);

export async function readFacts(tx: Tx, userId: string) {
  const [ofLicenses, ofCertifications, ofWork, ofEducation] = await Promise.all([
    licensesOf(tx, { userId }),
    certificationsOf(tx, { userId }),
    workOf(tx, { userId }),
    educationOf(tx, { userId }),
  ]);
  return { licenses: ofLicenses, certifications: ofCertifications, work: ofWork, education: ofEducation };
}
export type Facts = Awaited<ReturnType<typeof readFacts>>;

export const readDocuments = (tx: Tx, userId: string) =>
  tx
    .select({ id: documents.id, kind: documents.kind, fileName: documents.fileName })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt));

export async function readLastRoleRequest(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ requestedRole: roleRequests.requestedRole })
    .from(roleRequests)
    .where(eq(roleRequests.userId, userId))
    .orderBy(desc(roleRequests.createdAt), desc(roleRequests.id))
    .limit(1);
  return row?.requestedRole ?? null;
}

/** Reads names of blocked employers past row-level security: one that is no longer live stays on the list. */
export async function readBlocked(tx: Tx, userId: string) {
  const rows = await tx
    .select({ id: blockedOrganizations.organizationId })
    .from(blockedOrganizations)
    .where(eq(blockedOrganizations.userId, userId));
  if (rows.length === 0) return [];
  return elevate(tx, () =>
    tx
      .select({ id: organizations.id, name: organizations.name, city: organizations.city, state: organizations.state })
      .from(organizations)
      .where(
        inArray(
          organizations.id,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(organizations.name)),
  );
}

/** At most this many matches of a common word are sorted. */
const COMPARED = 2000;

/**
 * Live employers by a part of the name. Read past row-level security, which shows everyone the same rows: under it, no
 * index can serve a search for a substring.
 */
export const searchLiveOrganizations = (tx: Tx, text: string) =>
  elevate(tx, async () => {
    const { id, name, city, state } = organizations;
    const holdsText = await fasterCondition(tx, organizations, name, (column) =>
      ilike(column, `%${escapeLike(text)}%`),
    );
    const found = tx
      .select({ id, name, city, state })
      .from(organizations)
      .where(and(eq(organizations.isLive, true), inArray(organizations.kind, ['system', 'facility']), holdsText))
      .limit(COMPARED)
      .as('found');
    return tx.select().from(found).orderBy(asc(found.name), asc(found.id)).limit(20);
  });

/** A person's cases, the latest first. */
export const readCases = (tx: Tx, userId: string) =>
  tx
    .select(openCase)
    .from(verificationCases)
    .where(eq(verificationCases.userId, userId))
    .orderBy(desc(verificationCases.submittedAt));
export type CaseRow = Awaited<ReturnType<typeof readCases>>[number];

export const readReviews = (tx: Tx, caseIds: readonly string[]) =>
  tx
    .select(openReview)
    .from(itemReviews)
    .where(inArray(itemReviews.caseId, [...caseIds]));

export async function saveCandidate(tx: Tx, userId: string, values: Columns<typeof candidateProfiles>) {
  if (Object.keys(values).length === 0) return;
  await tx.update(candidateProfiles).set(values).where(eq(candidateProfiles.userId, userId));
}

/** As `service`: when the person first saw real jobs; later visits change nothing. */
export const markFirstJobs = (tx: Tx, userId: string, at: Date) =>
  elevate(tx, () =>
    tx
      .update(candidateProfiles)
      .set({ firstJobsAt: at })
      .where(and(eq(candidateProfiles.userId, userId), isNull(candidateProfiles.firstJobsAt))),
  );

/** As `service`: people can't write the approved position. */
export const setApprovedPosition = (tx: Tx, userId: string, approvedPosition: Core['candidate']['position']) =>
  elevate(tx, () => saveCandidate(tx, userId, { approvedPosition }));

export async function savePhone(tx: Tx, userId: string, phone: string | null) {
  await tx.update(candidateContacts).set({ phone }).where(eq(candidateContacts.userId, userId));
}

export async function savePrivate(tx: Tx, userId: string, values: Columns<typeof candidatePrivate>) {
  await tx.update(candidatePrivate).set(values).where(eq(candidatePrivate.userId, userId));
}

export async function savePreferences(tx: Tx, userId: string, values: Columns<typeof candidatePreferences>) {
  await tx.update(candidatePreferences).set(values).where(eq(candidatePreferences.userId, userId));
}

export async function insertRoleRequest(tx: Tx, values: typeof roleRequests.$inferInsert) {
  await tx.insert(roleRequests).values(values);
}

export async function insertBlock(tx: Tx, userId: string, organizationId: string): Promise<void> {
  await tx.insert(blockedOrganizations).values({ userId, organizationId }).onConflictDoNothing();
}

export async function deleteBlock(tx: Tx, userId: string, organizationId: string): Promise<boolean> {
  const rows = await tx
    .delete(blockedOrganizations)
    .where(and(eq(blockedOrganizations.userId, userId), eq(blockedOrganizations.organizationId, organizationId)))
    .returning({ id: blockedOrganizations.organizationId });
  return rows.length > 0;
}

export async function isVisibleOrganization(tx: Tx, organizationId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return rows.length > 0;
}

/** The profile row, locked until the transaction ends, so that two concurrent submissions become one. */
export async function lockProfile(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ onboardingCompleted: profiles.onboardingCompleted, verificationStatus: profiles.verificationStatus })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('no key update');
  return row;
}

/** As `service`: people can't write these columns. */
export async function markSubmitted(tx: Tx, userId: string, at: Date): Promise<void> {
  await updateProfile(tx, userId, { onboardingCompleted: true, verificationStatus: 'pending' });
  await tx.update(candidateProfiles).set({ submittedAt: at }).where(eq(candidateProfiles.userId, userId));
}

/** The switch of applying automatically or its limits; what is undefined stays. */
export const saveAutoApplyLimits = (
  tx: Tx,
  userId: string,
  limits: {
    autoApply: boolean | undefined;
    autoApplyDailyCap: number | undefined;
    autoApplyActiveCap: number | undefined;
    autoApplyMinScore: number | undefined;
    updatedAt: Date;
  },
) => tx.update(candidatePreferences).set(limits).where(eq(candidatePreferences.userId, userId));

/** Pauses automatic applications, or resumes them with null. */
export const setAutoApplyPause = (tx: Tx, userId: string, autoApplyPausedAt: Date | null) =>
  tx.update(candidatePreferences).set({ autoApplyPausedAt }).where(eq(candidatePreferences.userId, userId));

/** Closes an open request for a role that the product does not offer; returns whether it was open. */
export const markRoleRequestClosed = (
  tx: Tx,
  id: string,
  end: { closedAt: Date; closedBy: string; closingNote: string },
) =>
  tx
    .update(roleRequests)
    .set(end)
    .where(and(eq(roleRequests.id, id), isNull(roleRequests.closedAt)))
    .returning({ id: roleRequests.id })
    .then((rows) => rows.length > 0);
