import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles, userSearch } from '#domains/accounts/db/identity.ts';
import { holds } from '#domains/verification/db/holds.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { reports } from '#domains/support/db/reports.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { hasWords, isAmong, keysWith } from '#platform/server/database/search.ts';
import { notFound } from '#platform/server/errors.ts';
import type { HoldView } from '#domains/verification/contract/holds.ts';

const subjectPerson = alias(profiles, 'subject_person');
const maker = alias(profiles, 'maker');

const select = (tx: Tx) =>
  tx
    .select({
      hold: holds,
      key: sql<string>`${holds.createdAt}::text`,
      maker: maker.fullName,
      person: subjectPerson.fullName,
      organization: organizations.name,
      job: jobs.title,
    })
    .from(holds)
    .leftJoin(maker, eq(maker.userId, holds.createdBy))
    .leftJoin(subjectPerson, and(eq(holds.subjectType, 'person'), eq(subjectPerson.userId, holds.subjectId)))
    .leftJoin(organizations, and(eq(holds.subjectType, 'organization'), eq(organizations.id, holds.subjectId)))
    .leftJoin(jobs, and(eq(holds.subjectType, 'job'), eq(jobs.id, holds.subjectId)))
    .$dynamic();
export type HoldRow = Awaited<ReturnType<typeof select>>[number];

export const openHoldsOf = (tx: Tx, subjectType: HoldView['subjectType'], subjectIds: readonly string[]) =>
  select(tx)
    .where(and(eq(holds.subjectType, subjectType), inArray(holds.subjectId, [...subjectIds]), isNull(holds.releasedAt)))
    .orderBy(desc(holds.createdAt));

const isWith = (q: string) =>
  or(
    isAmong(holds.subjectId, keysWith(userSearch.userId, userSearch.words, q)),
    isAmong(holds.subjectId, keysWith(organizations.id, organizations.name, q)),
    isAmong(holds.subjectId, keysWith(jobs.id, jobs.title, q)),
    hasWords(holds.reason, q),
  );

export const listHoldRows = (
  tx: Tx,
  params: { isOpen: boolean; q: string | undefined; after: readonly [string, string] | null; limit: number },
) =>
  select(tx)
    .where(
      and(
        params.isOpen ? isNull(holds.releasedAt) : isNotNull(holds.releasedAt),
        params.q ? isWith(params.q) : undefined,
        params.after
          ? sql`(${holds.createdAt}, ${holds.id}) < (${params.after[0]}::timestamptz, ${params.after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(holds.createdAt), desc(holds.id))
    .limit(params.limit + 1);

export async function findHold(tx: Tx, id: string): Promise<HoldRow> {
  const [row] = await select(tx).where(eq(holds.id, id));
  if (!row) throw notFound('hold');
  return row;
}

/** A person's active suspension, locked. */
export const findSuspension = (tx: Tx, userId: string) =>
  tx
    .select()
    .from(holds)
    .where(
      and(
        eq(holds.subjectType, 'person'),
        eq(holds.subjectId, userId),
        eq(holds.kind, 'suspension'),
        isNull(holds.releasedAt),
      ),
    )
    .for('no key update')
    .then((rows) => rows[0] ?? null);

export const blockSignIn = (tx: Tx, id: string) => tx.update(holds).set({ blocksSignIn: true }).where(eq(holds.id, id));

export async function reportResolution(tx: Tx, reportId: string): Promise<string> {
  const [row] = await tx.select({ resolution: reports.resolution }).from(reports).where(eq(reports.id, reportId));
  if (!row?.resolution) throw notFound('report');
  return row.resolution;
}

export async function isCandidate(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx.select({ role: profiles.role }).from(profiles).where(eq(profiles.userId, userId));
  return row?.role === 'job_seeker';
}

export async function subjectExists(tx: Tx, type: HoldView['subjectType'], id: string): Promise<boolean> {
  const rows =
    type === 'person'
      ? await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, id))
      : type === 'organization'
        ? await tx.select({ id: organizations.id }).from(organizations).where(eq(organizations.id, id))
        : await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id));
  return rows.length > 0;
}

export const presentHold = ({ hold, maker: makerName, person, organization, job }: HoldRow): HoldView => ({
  id: hold.id,
  subjectType: hold.subjectType,
  subjectId: hold.subjectId,
  subject: person ?? organization ?? job ?? 'Deleted',
  kind: hold.kind,
  reason: hold.reason,
  createdBy: hold.createdBy ? { id: hold.createdBy, name: makerName ?? 'Administrator' } : null,
  createdAt: hold.createdAt.toISOString(),
  releasedAt: hold.releasedAt?.toISOString() ?? null,
  releaseReason: hold.releaseReason,
});
