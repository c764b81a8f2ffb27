import { and, desc, eq, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applicationReceipts, applications } from '#domains/hiring/db/applications/applications.ts';
import { jobCard, jobs } from '#domains/jobs/db/jobs.ts';
import { matches } from '#domains/matching/db/matching.ts';
import { composed } from '#platform/server/database/composed.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';

const ofMatch = and(eq(matches.jobId, applications.jobId), eq(matches.candidateId, applications.candidateId));

const listed = {
  application: {
    id: applications.id,
    stage: applications.stage,
    source: applications.source,
    appliedAt: applications.appliedAt,
    responseDueAt: applications.responseDueAt,
    firstResponseAt: applications.firstResponseAt,
    contactSharedAt: applications.contactSharedAt,
    updatedAt: applications.updatedAt,
    version: applications.version,
  },
  key: sql<string>`${applications.updatedAt}::text`,
  job: jobCard,
  organizationName: organizations.name,
  facilityType: organizations.facilityType,
  compatibility: matches.compatibility,
};
const select = (tx: Tx) =>
  tx
    .select(listed)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(matches, ofMatch)
    .$dynamic();
export type MyApplicationRow = Awaited<ReturnType<typeof select>>[number];

const pageOfMine = (isFirst: boolean) =>
  composed(['userId', 'stages', 'at', 'id', 'limit'], (tx, { userId, stages, at, id, limit }) => {
    const order = [desc(applications.updatedAt), desc(applications.id)];
    const page = tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          eq(applications.candidateId, userId),
          sql`${applications.stage} = any(${stages}::text[])`,
          isFirst
            ? undefined
            : sql`(${applications.updatedAt}, ${applications.id}) < (${at}::timestamptz, ${id}::uuid)`,
        ),
      )
      .orderBy(...order)
      .limit(limit);
    return select(tx)
      .where(isInPage(applications.id, page))
      .orderBy(...order);
  });
const firstOfMine = pageOfMine(true);
const nextOfMine = pageOfMine(false);

/** A candidate's applications in these stages, newest change first. */
export const readMine = (
  tx: Tx,
  {
    userId,
    stages,
    after,
    limit,
  }: {
    userId: string;
    stages: readonly ApplicationStage[];
    after: readonly [string, string] | null;
    limit: number;
  },
) => (after ? nextOfMine : firstOfMine)(tx, { userId, stages, at: after?.[0], id: after?.[1], limit });

const one = composed(['userId', 'id'], (tx, { userId, id }) =>
  select(tx).where(and(eq(applications.id, id), eq(applications.candidateId, userId))),
);
export const findMine = async (tx: Tx, userId: string, id: string): Promise<MyApplicationRow | null> =>
  (await one(tx, { userId, id }))[0] ?? null;

/** What the page of an application shows beyond its card; the match is null where none is stored. */
export async function readDetail(tx: Tx, id: string) {
  const [row] = await tx
    .select({ declineReason: applications.declineReason, match: matches })
    .from(applications)
    .leftJoin(matches, ofMatch)
    .where(eq(applications.id, id));
  return row;
}

/** The receipt of an application of the transaction's user. */
export async function receiptOfMine(tx: Tx, applicationId: string): Promise<unknown> {
  const [row] = await tx
    .select({ receipt: applicationReceipts.receipt })
    .from(applicationReceipts)
    .where(eq(applicationReceipts.applicationId, applicationId));
  return row?.receipt ?? null;
}

/** The existing application of a candidate to a job. */
export async function existingWith(tx: Tx, candidateId: string, jobId: string) {
  const [existing] = await tx
    .select({ id: applications.id, stage: applications.stage })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId)));
  return existing ?? null;
}
