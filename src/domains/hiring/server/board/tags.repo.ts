import { and, asc, count, eq, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { applicationTags, personTags } from '#domains/hiring/db/team/people-marks.ts';
import type { Tx } from '#platform/server/database/db.ts';

const TAG = { id: personTags.id, name: personTags.name };

/** Whether a row is of this organization; of none, if there is none. */
export const isOrganization = (column: Column, id: string | null): SQL<boolean> =>
  sql<boolean>`(${column} = ${id}::uuid) is true`;

/** Row-level security leaves the tags of the reader's organizations, of which `own` is the one that they change. */
export const listTagRows = (tx: Tx, own: string | null) =>
  tx
    .select({ ...TAG, isOwn: isOrganization(personTags.organizationId, own) })
    .from(personTags)
    .orderBy(asc(sql`lower(${personTags.name})`), asc(personTags.id));

export const isKnownTag = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: personTags.id }).from(personTags).where(eq(personTags.id, id))).length > 0;

export async function countTags(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(personTags).where(eq(personTags.organizationId, organizationId));
  return row?.n ?? 0;
}

/** Null when the organization has a tag of this name. */
export async function insertTag(tx: Tx, organizationId: string, name: string, createdAt: Date) {
  const [row] = await tx
    .insert(personTags)
    .values({ organizationId, name, createdAt })
    .onConflictDoNothing()
    .returning(TAG);
  return row ?? null;
}

export const deleteTagRow = async (tx: Tx, organizationId: string, id: string): Promise<boolean> =>
  (
    await tx
      .delete(personTags)
      .where(and(eq(personTags.organizationId, organizationId), eq(personTags.id, id)))
      .returning({ id: personTags.id })
  ).length > 0;

/** Those of the applications that the user may act for. */
export const actableAmong = (tx: Tx, ids: readonly string[]): Promise<{ id: string; organizationId: string }[]> =>
  tx
    .select({ id: applications.id, organizationId: applications.organizationId })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), sql`app.my_side(${applications.id}) = 'employer'`));

export const insertTagged = (tx: Tx, ids: readonly string[], tagId: string) =>
  tx
    .insert(applicationTags)
    .values(ids.map((applicationId) => ({ applicationId, tagId })))
    .onConflictDoNothing();

export const deleteTagged = (tx: Tx, ids: readonly string[], tagId: string) =>
  tx
    .delete(applicationTags)
    .where(and(inArray(applicationTags.applicationId, [...ids]), eq(applicationTags.tagId, tagId)));
