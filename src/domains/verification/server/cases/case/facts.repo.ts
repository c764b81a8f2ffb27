import { and, asc, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { plainNumber } from '#platform/db/columns.ts';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizationChanges, organizations } from '#domains/employers/db/organizations.ts';
import { facilityDirectory } from '#domains/verification/db/facilities.ts';
import { candidateContacts, candidatePrivate, candidateProfiles, licenses } from '#domains/profiles/db/candidates.ts';
import { documents, storedFiles } from '#domains/profiles/db/documents.ts';
import { itemReviews } from '#domains/verification/db/verification.ts';
import { identityOf } from '#domains/employers/db/organization-identity.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';
import { findFacilitiesUnder } from './facilities-under.repo.ts';
import { readHistories } from './history.repo.ts';

/** The whole submission of each of these people for the reviewer, by user ID. */
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
      // Table names are written out: in a single-table query Drizzle omits them, and the column would mean the inner table's.
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

/** From 0 to 1. Below this, two hospitals in one town would match each other. */
const MUCH_ALIKE = 0.5;
const plainName = (name: SQLWrapper) => sql`regexp_replace(lower(${name}), '[^a-z0-9]', '', 'g')`;

/** The members' value: the proposed change if there is one. */
const stated = (approved: AnyPgColumn, proposed: AnyPgColumn) =>
  sql`(case when ${organizationChanges.organizationId} is null then ${approved} else ${proposed} end)`;
const CCN = stated(organizations.directoryCcn, organizationChanges.directoryCcn);
const NPI = stated(organizations.npi, organizationChanges.npi);
const NAME = stated(organizations.name, organizationChanges.name);
const ZIP = stated(organizations.zip, organizationChanges.zip);
/** Outside its own tree. */
const ELSEWHERE = sql`o.path[1] <> ${organizations.path}[1]`;

const readFacts = async (tx: Tx, organizationIds: readonly string[]) => {
  const rows = await tx
    .select({
      approved: organizations,
      change: organizationChanges,
      directory: facilityDirectory,
      parent: sql<string | null>`(select p.name from organizations p where p.id = ${organizations.parentId})`,
      topPhone: sql<string | null>`(select p.phone from organizations p where p.id = ${organizations.path}[1])`,
      // Confirmed, so the account's owner receives its email.
      accountEmail: sql<string | null>`(select a.email from auth.people a
        where a.id = ${organizations.createdBy} and a.email_verified)`,
      // Others matched to the same directory entry: one of them may be an impostor.
      sameEntry: sql<number>`(select count(*)::int from organizations o where o.directory_ccn = ${CCN} and ${ELSEWHERE})`,
      sameNpi: sql<number>`(select count(*)::int from organizations o where o.npi = ${NPI} and ${ELSEWHERE})`,
      sameName: sql<number>`(select count(*)::int from organizations o
        where o.zip = ${ZIP} and ${plainName(sql`o.name`)} = ${plainName(NAME)} and ${ELSEWHERE})`,
      // If no entry is matched: one in the same ZIP code with a similar name.
      resembles: sql<string | null>`(select d.name from facility_directory d
        where ${CCN} is null and d.zip = ${ZIP} and similarity(d.name, ${NAME}) > ${MUCH_ALIKE}
        order by similarity(d.name, ${NAME}) desc, d.ccn limit 1)`,
    })
    .from(organizations)
    .leftJoin(organizationChanges, eq(organizationChanges.organizationId, organizations.id))
    .leftJoin(facilityDirectory, eq(facilityDirectory.ccn, CCN))
    .where(inArray(organizations.id, [...organizationIds]))
    .orderBy(asc(organizations.createdAt), asc(organizations.id));
  return rows.map(({ approved, change, ...facts }) => ({
    ...facts,
    organization: change ? { ...approved, ...identityOf(change) } : approved,
    /** The public values until the change is approved. */
    approved: change ? identityOf(approved) : null,
  }));
};
export type FacilityFacts = Awaited<ReturnType<typeof readFacts>>[number];
export type OrganizationFacts = FacilityFacts & { facilities: FacilityFacts[] };

/**
 * Each organization's submission with its directory entry and the facilities that its review covers.
 */
export async function readOrganizationsFacts(tx: Tx, organizationIds: readonly string[]): Promise<OrganizationFacts[]> {
  const below = await findFacilitiesUnder(tx, organizationIds);
  const facts = await readFacts(tx, [...organizationIds, ...below.map(({ id }) => id)]);
  const idsUnder = Map.groupBy(below, ({ topId }) => topId);
  return facts
    .filter(({ organization }) => organizationIds.includes(organization.id))
    .map((one) => {
      const ids = (idsUnder.get(one.organization.id) ?? []).map(({ id }) => id);
      return { ...one, facilities: facts.filter(({ organization }) => ids.includes(organization.id)) };
    });
}

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
  const { outcome, source, evidence, message, checklist, reviewedBy, reviewedAt } = review;
  await tx
    .insert(itemReviews)
    .values(review)
    .onConflictDoUpdate({
      target: [itemReviews.caseId, itemReviews.itemType, itemReviews.itemId],
      set: {
        outcome,
        source: source ?? null,
        evidence: evidence ?? null,
        message: message ?? null,
        checklist,
        reviewedBy,
        ...(reviewedAt ? { reviewedAt } : {}),
      },
    });
}
