import { and, asc, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { plainNumber } from '#server/db/tables/columns.ts';
import {
  candidateContacts,
  candidatePrivate,
  candidateProfiles,
  certifications,
  documents,
  education,
  facilityDirectory,
  itemReviews,
  licenses,
  organizationMembers,
  organizations,
  profiles,
  storedFiles,
  workHistory,
} from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { notFound } from '#server/platform/errors.ts';
import type { FactState } from '#shared/kernel/vocabulary.ts';
import { readHistories } from './history.repo.ts';

/** Everything that each of these people handed in, read for the reviewer, by their ids. */
export async function readPeopleFacts(tx: Tx, userIds: readonly string[]) {
  const ids = [...userIds];
  const people = await tx
    .select({ profile: profiles, candidate: candidateProfiles, contact: candidateContacts, secret: candidatePrivate })
    .from(profiles)
    .innerJoin(candidateProfiles, eq(candidateProfiles.userId, profiles.userId))
    .innerJoin(candidateContacts, eq(candidateContacts.userId, profiles.userId))
    .innerJoin(candidatePrivate, eq(candidatePrivate.userId, profiles.userId))
    .where(inArray(profiles.userId, ids));
  const licensed = await tx
    .select({
      row: licenses,
      // Written out: in a query over one table a column would be rendered bare and mean the inner table's.
      sameNumber: sql<number>`(select count(*)::int from licenses o where o.user_id <> licenses.user_id
        and o.state = licenses.state and o.license_type = licenses.license_type
        and ${plainNumber(sql`o.license_number`)} = ${plainNumber(sql`licenses.license_number`)})`,
    })
    .from(licenses)
    .where(inArray(licenses.userId, ids))
    .orderBy(asc(licenses.createdAt));
  const licensesOf = Map.groupBy(licensed, ({ row }) => row.userId);
  const documentsOf = Map.groupBy(await readCaseDocuments(tx, ids), ({ document }) => document.userId);
  const historyOf = await readHistories(tx, ids);
  return new Map(
    people.map((person) => {
      const { userId } = person.profile;
      const facts = {
        ...person,
        licenses: licensesOf.get(userId) ?? [],
        ...historyOf(userId),
        documents: documentsOf.get(userId) ?? [],
      };
      return [userId, facts];
    }),
  );
}
export type PersonFacts = Awaited<ReturnType<typeof readPeopleFacts>> extends Map<string, infer F> ? F : never;

export async function readPersonFacts(tx: Tx, userId: string): Promise<PersonFacts> {
  const facts = (await readPeopleFacts(tx, [userId])).get(userId);
  if (!facts) throw notFound('person');
  return facts;
}

const readCaseDocuments = (tx: Tx, userIds: string[]) =>
  tx
    .select({
      document: documents,
      file: storedFiles,
      sameFile: sql<number>`(select count(distinct f.owner_id)::int from stored_files f
        where f.sha256 = ${storedFiles.sha256} and f.owner_id <> ${storedFiles.ownerId})`,
    })
    .from(documents)
    .innerJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(and(inArray(documents.userId, userIds), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt));
export type DocumentRow = Awaited<ReturnType<typeof readCaseDocuments>>[number];

/** Of 1. Below this, two hospitals of one town are taken for each other. */
const MUCH_ALIKE = 0.5;
const plainName = (name: SQLWrapper) => sql`regexp_replace(lower(${name}), '[^a-z0-9]', '', 'g')`;

/** What each of these organizations handed in, beside its entry in the directory. */
export const readOrganizationsFacts = (tx: Tx, organizationIds: readonly string[]) =>
  tx
    .select({
      organization: organizations,
      directory: facilityDirectory,
      parent: sql<string | null>`(select p.name from organizations p where p.id = ${organizations.parentId})`,
      // Others that stand on the same entry of the directory: one of them may be pretending.
      sameEntry: sql<number>`(select count(*)::int from organizations o
        where o.directory_ccn = ${organizations.directoryCcn} and o.id <> ${organizations.id})`,
      sameNpi: sql<number>`(select count(*)::int from organizations o
        where o.npi = ${organizations.npi} and o.id <> ${organizations.id})`,
      sameName: sql<number>`(select count(*)::int from organizations o
        where o.zip = ${organizations.zip} and ${plainName(sql`o.name`)} = ${plainName(organizations.name)}
          and o.id <> ${organizations.id})`,
      // Where nobody has named its entry: the one nearby that is called nearly the same.
      resembles: sql<string | null>`(select d.name from facility_directory d
        where ${organizations.directoryCcn} is null and d.zip = ${organizations.zip}
          and similarity(d.name, ${organizations.name}) > ${MUCH_ALIKE}
        order by similarity(d.name, ${organizations.name}) desc, d.ccn limit 1)`,
    })
    .from(organizations)
    .leftJoin(facilityDirectory, eq(facilityDirectory.ccn, organizations.directoryCcn))
    .where(inArray(organizations.id, [...organizationIds]));
export type OrganizationFacts = Awaited<ReturnType<typeof readOrganizationsFacts>>[number];

export async function readOrganizationFacts(tx: Tx, organizationId: string): Promise<OrganizationFacts> {
  const [found] = await readOrganizationsFacts(tx, [organizationId]);
  if (!found) throw notFound('organization');
  return found;
}

export const readReviews = (tx: Tx, caseIds: readonly string[]) =>
  tx
    .select()
    .from(itemReviews)
    .where(inArray(itemReviews.caseId, [...caseIds]));
export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

export async function saveReview(tx: Tx, review: typeof itemReviews.$inferInsert) {
  const { outcome, source, message, checklist, reviewedBy, reviewedAt } = review;
  await tx
    .insert(itemReviews)
    .values(review)
    .onConflictDoUpdate({
      target: [itemReviews.caseId, itemReviews.itemType, itemReviews.itemId],
      set: {
        outcome,
        source: source ?? null,
        message: message ?? null,
        checklist,
        reviewedBy,
        ...(reviewedAt ? { reviewedAt } : {}),
      },
    });
}

const FACTS = { license: licenses, certification: certifications, work: workHistory, education } as const;
export type FactType = keyof typeof FACTS;
export const isFactType = (type: string): type is FactType => type in FACTS;

export interface FactCheck {
  verificationState: FactState;
  verificationSource: string | null;
  verificationNote: string | null;
  verifiedBy: string | null;
  verifiedAt: Date | null;
  nextCheckOn: string | null;
}

/** As the person stated it, checked by nobody. */
export const ATTESTED: FactCheck = {
  verificationState: 'attested',
  verificationSource: null,
  verificationNote: null,
  verifiedBy: null,
  verifiedAt: null,
  nextCheckOn: null,
};

export async function saveFactCheck(tx: Tx, type: FactType, id: string, check: FactCheck) {
  const table = FACTS[type];
  await tx.update(table).set(check).where(eq(table.id, id));
}

/** A registry contradicts the fact. What has run out or was revoked says more than that already. */
export async function saveDiscrepancy(
  tx: Tx,
  type: FactType,
  id: string,
  { source, note, at }: { source: string; note: string; at: Date },
) {
  const table = FACTS[type];
  await tx
    .update(table)
    .set({
      verificationState: 'discrepancy',
      verificationSource: source,
      verificationNote: note,
      verifiedBy: null,
      verifiedAt: at,
      nextCheckOn: null,
    })
    .where(and(eq(table.id, id), inArray(table.verificationState, ['attested', 'verified', 'discrepancy'])));
}

/** The position as it stands is the approved one: what waited for a reviewer counts from now on. */
export async function settlePosition(tx: Tx, userId: string) {
  await tx.update(candidateProfiles).set({ approvedPosition: null }).where(eq(candidateProfiles.userId, userId));
}

export async function findDirectoryEntry(tx: Tx, ccn: string) {
  const [row] = await tx.select().from(facilityDirectory).where(eq(facilityDirectory.ccn, ccn));
  return row ?? null;
}

export async function linkOrganization(tx: Tx, organizationId: string, ccn: string | null, at: Date) {
  await tx.update(organizations).set({ directoryCcn: ccn, updatedAt: at }).where(eq(organizations.id, organizationId));
}

/** Whom to tell about an organization's review: those who act for it. */
export async function responsibleMembers(tx: Tx, organizationId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: organizationMembers.userId })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        inArray(organizationMembers.memberRole, ['owner', 'recruiter']),
      ),
    );
  return rows.map(({ userId }) => userId);
}
