import { and, asc, eq, getTableColumns, sql, Subquery, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';

export type Organization = typeof organizations.$inferSelect;

/** The organizations of the transaction's user with all columns, under the table's name. */
const OWN_ORGANIZATIONS = new Subquery(
  sql`select * from app.own_organizations()`,
  getTableColumns(organizations),
  'organizations',
);

/** The user's own organizations that match. */
export const ownOrganizations = (tx: Tx, where: SQL | undefined): Promise<Organization[]> =>
  tx.select(getTableColumns(organizations)).from(OWN_ORGANIZATIONS).where(where).orderBy(asc(organizations.name));

/** As the user, who may read all columns of their own organization. */
export async function findOwnOrganization(tx: Tx, id: string): Promise<Organization | null> {
  const [row] = await ownOrganizations(tx, eq(organizations.id, id));
  return row ?? null;
}

export async function lockOwnOrganization(tx: Tx, id: string): Promise<Organization | null> {
  await tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id)).for('no key update');
  return findOwnOrganization(tx, id);
}

/** The topmost organization that the user belongs to, with their role. An account belongs to one tree. */
export async function membershipOf(
  tx: Tx,
  userId: string,
): Promise<{ organization: Organization; memberRole: MemberRole } | null> {
  const [row] = await tx
    .select({ organization: getTableColumns(organizations), memberRole: organizationMembers.memberRole })
    .from(organizationMembers)
    .innerJoin(OWN_ORGANIZATIONS, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId))
    .orderBy(sql`cardinality(${organizations.path})`, asc(organizationMembers.createdAt))
    .limit(1);
  return row ?? null;
}

/** Whether the transaction's user is an owner of the organization or of one above it. */
export async function isOwnerOf(tx: Tx, organizationId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`select ${organizationId}::uuid in (select app.my_organizations_as('{owner}')) as may`,
  );
  return rows[0]?.may ?? false;
}

/** Serializes joining, so that a user cannot join two organizations at the same time. */
export const lockMembershipOf = (tx: Tx, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`membership:${userId}`}, 0))`);

/** Runs as `service`. */
export async function lockOrganization(tx: Tx, id: string): Promise<Organization | null> {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('no key update');
  return row ?? null;
}

/**
 * The IDs of one page of rows whose applications the transaction's user is a party to, on either side. `key` follows the
 * organization in an index, which is ordered within one organization only, so the page is merged from the first rows of
 * each; a candidate's own rows are few.
 */
export function pageOfMySides(params: {
  table: PgTable & { id: AnyPgColumn; applicationId: AnyPgColumn; organizationId: AnyPgColumn };
  key: AnyPgColumn | SQL;
  way: 'asc' | 'desc';
  where: SQL | undefined;
  limit: number;
}): SQL {
  const { table, key, where } = params;
  // A literal, because with a parameter PostgreSQL plans as if a tenth of all rows were read.
  const limit = sql.raw(String(params.limit));
  const way = sql.raw(params.way);
  const firstOf = (whose: SQL) => sql`select ${table.id} as id, ${key} as key from ${table}
    where ${and(whose, where)} order by ${key} ${way}, ${table.id} ${way} limit ${limit}`;
  return sql`select page.id from (
    select mine.* from app.my_hiring_organizations() o(id)
      cross join lateral (${firstOf(sql`${table.organizationId} = o.id`)}) mine
    union
    (${firstOf(sql`${table.applicationId} = any(array(
      select ${applications.id} from ${applications} where ${applications.candidateId} = (select app.user_id())))`)})
  ) page order by page.key ${way}, page.id ${way} limit ${limit}`;
}
