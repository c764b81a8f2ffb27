import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { Tx } from '#platform/server/database/db.ts';

const columns = {
  id: organizations.id,
  path: organizations.path,
  kind: organizations.kind,
  slug: organizations.slug,
  name: organizations.name,
  facilityType: organizations.facilityType,
  city: organizations.city,
  state: organizations.state,
  website: organizations.website,
  beds: organizations.beds,
  benefits: organizations.benefits,
  about: organizations.about,
  isDemo: organizations.isDemo,
};

/** A live organization by the address of its page. */
export async function findEmployer(tx: Tx, slug: string) {
  const [row] = await tx
    .select(columns)
    .from(organizations)
    .where(and(eq(organizations.slug, slug), eq(organizations.isLive, true)));
  return row ?? null;
}

/** Live organizations above and below it, by name. */
export const listRelatives = (tx: Tx, { id, path }: { id: string; path: readonly string[] }) =>
  tx
    .select(columns)
    .from(organizations)
    .where(
      and(
        eq(organizations.isLive, true),
        ne(organizations.id, id),
        sql`(${organizations.path} @> array[${id}]::uuid[] or ${organizations.id} = any(${sql.param([...path])}::uuid[]))`,
      ),
    )
    .orderBy(asc(organizations.name), organizations.id);

/** The pages of real employers, for the sitemap. */
export const listEmployers = (tx: Tx, limit: number) =>
  tx
    .select({ slug: sql<string>`${organizations.slug}`, updatedAt: organizations.updatedAt })
    .from(organizations)
    .where(and(eq(organizations.isLive, true), eq(organizations.isDemo, false), isNotNull(organizations.slug)))
    .orderBy(organizations.slug)
    .limit(limit);

/** Only the service reads when an organization was approved. */
export async function readApproval(tx: Tx, id: string): Promise<Date | null> {
  const [row] = await tx
    .select({ approvedAt: organizations.approvedAt })
    .from(organizations)
    .where(eq(organizations.id, id));
  return row?.approvedAt ?? null;
}
