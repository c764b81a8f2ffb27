import { arrayContains, desc, eq, sql } from 'drizzle-orm';
import { organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { verificationCases } from '#domains/verification/db/verification.ts';
import type { OrganizationView } from '#domains/operations/contract/organizations.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** Everything here runs as `admin`. */

/** Beyond this the page is no place to read them one by one. */
const MOST = 100;
const LATEST = 10;

export const findOrganization = (tx: Tx, id: string) =>
  tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, id))
    .then((rows) => rows[0] ?? null);

export const listAbove = (tx: Tx, { id, path }: { id: string; path: readonly string[] }) =>
  tx
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(sql`${organizations.id} = any(${sql.param([...path])}::uuid[]) and ${organizations.id} <> ${id}`)
    .orderBy(sql`cardinality(${organizations.path})`);

export const listBelow = (tx: Tx, id: string) =>
  tx
    .select({
      id: organizations.id,
      name: organizations.name,
      kind: organizations.kind,
      status: organizations.verificationStatus,
    })
    .from(organizations)
    .where(eq(organizations.parentId, id))
    .orderBy(organizations.name, organizations.id)
    .limit(MOST);

export const listMembers = (tx: Tx, id: string) =>
  tx
    .execute<OrganizationView['members'][number] & Record<string, unknown>>(
      sql`select m.user_id as "userId", p.full_name as name, a.email, m.member_role as "memberRole"
        from ${organizationMembers} m join profiles p on p.user_id = m.user_id join auth.people a on a.id = m.user_id
        where m.organization_id = ${id} order by m.created_at, m.user_id limit ${MOST}`,
    )
    .then(({ rows }) => rows);

const isWithin = (id: string) =>
  sql`${jobs.organizationId} in (select ${organizations.id} from ${organizations}
    where ${arrayContains(organizations.path, [id])})`;

export const countJobs = (tx: Tx, id: string): Promise<number> => tx.$count(jobs, isWithin(id));

export const listLatestJobs = (tx: Tx, id: string) =>
  tx
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      city: jobs.city,
      state: jobs.state,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(isWithin(id))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(LATEST);

export const listCasesOf = (tx: Tx, id: string) =>
  tx
    .select({
      id: verificationCases.id,
      status: verificationCases.status,
      submittedAt: verificationCases.submittedAt,
      decidedAt: verificationCases.decidedAt,
    })
    .from(verificationCases)
    .where(eq(verificationCases.organizationId, id))
    .orderBy(desc(verificationCases.submittedAt), desc(verificationCases.id))
    .limit(LATEST);
