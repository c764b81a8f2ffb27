import { and, asc, desc, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import type {
  InvitationEndCause,
  InvitationStatus,
  NoThanksReason,
} from '#domains/hiring/contract/invitations/invitation-states.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { invitations } from '#domains/hiring/db/invitations/invitations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { matches, matchViews } from '#domains/matching/db/matching.ts';
import { columnsWithout } from '#platform/db/columns.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';

/** What both sides may read. */
const SHARED = columnsWithout(invitations, 'candidateId', 'sentBy', 'interviewerIds', 'declineReason', 'endCause');
export type SharedInvitation = Pick<typeof invitations.$inferSelect, keyof typeof SHARED>;

export async function insertInvitation(
  tx: Tx,
  {
    applicationId,
    organizationId,
    candidateId,
    message,
    interview,
    bookingRule,
    interviewerIds,
    sentBy,
    sentAt,
    expiresAt,
  }: typeof invitations.$inferInsert,
): Promise<SharedInvitation | null> {
  const [row] = await tx
    .insert(invitations)
    .values({
      applicationId,
      organizationId,
      candidateId,
      message,
      interview,
      bookingRule,
      interviewerIds,
      sentBy,
      sentAt,
      expiresAt,
    })
    .onConflictDoNothing()
    .returning(SHARED);
  return row ?? null;
}

/** Locks the open invitation of an application until the transaction ends. */
export async function lockOpenOf(tx: Tx, applicationId: string): Promise<SharedInvitation | null> {
  const [row] = await tx
    .select(SHARED)
    .from(invitations)
    .where(and(eq(invitations.applicationId, applicationId), eq(invitations.status, 'invited')))
    .for('no key update');
  return row ?? null;
}

/** Locks one of the candidate's invitations. */
export async function lockOwn(tx: Tx, candidateId: string, id: string): Promise<SharedInvitation | null> {
  const [row] = await tx
    .select(SHARED)
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.candidateId, candidateId)))
    .for('no key update');
  return row ?? null;
}

/** False when another request was faster. */
export async function saveClosed(
  tx: Tx,
  id: string,
  to: InvitationStatus,
  changes: { closedAt: Date; endCause?: InvitationEndCause | undefined },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(invitations)
    .set({ ...changes, status: to })
    .where(and(eq(invitations.id, id), eq(invitations.status, 'invited')));
  return rowCount === 1;
}

/** The reason for a no, which may follow the answer. */
export const saveReason = (tx: Tx, id: string, declineReason: NoThanksReason) =>
  tx
    .update(invitations)
    .set({ declineReason })
    .where(and(eq(invitations.id, id), eq(invitations.status, 'declined')));

export async function isOwnJob(tx: Tx, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), sql`app.is_my_job(${jobs.id})`));
  return rows.length > 0;
}

/** The latest invitation of each person of a job; row-level security leaves out people whom the reader cannot see. */
export const latestOfJob = (tx: Tx, jobId: string): Promise<SharedInvitation[]> =>
  tx
    .selectDistinctOn([invitations.applicationId], SHARED)
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(eq(applications.jobId, jobId))
    .orderBy(invitations.applicationId, desc(invitations.sentAt), desc(invitations.id));

/** A candidate's open invitations, and those sent since `since`. */
export const invitationsOf = (tx: Tx, candidateId: string, since: Date) =>
  tx
    .select({
      invitation: { ...SHARED, endCause: invitations.endCause, declineReason: invitations.declineReason },
      job: jobs,
      organizationName: organizations.name,
      facilityType: organizations.facilityType,
      match: matches,
      isKnown: sql<boolean>`exists (select 1 from applications k join organizations ko on ko.id = k.organization_id
        where k.candidate_id = ${invitations.candidateId} and ko.path[1] = ${organizations.path}[1]
          and app.opens('applied', k.stage, k.contact_shared_at))`,
    })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(matches, and(eq(matches.jobId, jobs.id), eq(matches.candidateId, invitations.candidateId)))
    .where(
      and(
        eq(invitations.candidateId, candidateId),
        or(eq(invitations.status, 'invited'), gt(invitations.sentAt, since)),
      ),
    )
    .orderBy(
      sql`${invitations.status} = 'invited' desc`,
      sql`case when ${invitations.status} = 'invited' then ${invitations.expiresAt} end`,
      desc(invitations.sentAt),
      asc(invitations.id),
    );

/** Whose application it is and for which job. */
export async function pairOf(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({ jobId: applications.jobId, candidateId: applications.candidateId, jobStatus: jobs.status })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId));
  return row ?? null;
}

/** Open invitations whose time is over, locked for this transaction; another process takes others. */
export const lockDue = (tx: Tx, now: Date, limit: number): Promise<SharedInvitation[]> =>
  tx
    .select(SHARED)
    .from(invitations)
    .where(and(eq(invitations.status, 'invited'), lte(invitations.expiresAt, now)))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id))
    .limit(limit)
    .for('no key update', { skipLocked: true });

const lockOpenWhere = (tx: Tx, ...where: (SQL | undefined)[]): Promise<SharedInvitation[]> =>
  tx
    .select(SHARED)
    .from(invitations)
    .where(and(eq(invitations.status, 'invited'), ...where))
    .orderBy(asc(invitations.id))
    .for('no key update');

export const lockOpenOfJob = (tx: Tx, jobId: string) =>
  lockOpenWhere(
    tx,
    inArray(
      invitations.applicationId,
      tx.select({ id: applications.id }).from(applications).where(eq(applications.jobId, jobId)),
    ),
  );

/** Those of the pairs that have an open invitation. */
export async function lockOpenOfPairs(tx: Tx, pairs: readonly { jobId: string; candidateId: string }[]) {
  const rows = await tx
    .select({ invitation: SHARED, pair: { jobId: applications.jobId, candidateId: applications.candidateId } })
    .from(invitations)
    .innerJoin(applications, eq(applications.id, invitations.applicationId))
    .where(
      and(
        eq(invitations.status, 'invited'),
        sql`(${applications.jobId}, ${applications.candidateId}) in (select * from unnest(
          ${sql.param(pairs.map(({ jobId }) => jobId))}::uuid[], ${sql.param(pairs.map((pair) => pair.candidateId))}::uuid[]))`,
      ),
    )
    .orderBy(asc(invitations.id))
    .for('no key update', { of: invitations });
  return rows;
}

export const lockOpenOfCandidate = (tx: Tx, candidateId: string) =>
  lockOpenWhere(tx, eq(invitations.candidateId, candidateId));

/** Of an organization and everything below it, to everyone or to one person. */
export const lockOpenOfOrganization = (tx: Tx, organizationId: string, candidateId?: string) =>
  lockOpenWhere(
    tx,
    candidateId ? eq(invitations.candidateId, candidateId) : undefined,
    inArray(
      invitations.organizationId,
      tx
        .select({ id: organizations.id })
        .from(organizations)
        .where(sql`${organizations.path} @> array[${organizationId}::uuid]`),
    ),
  );

export async function findInvitation(tx: Tx, id: string): Promise<SharedInvitation> {
  const [row] = await tx.select(SHARED).from(invitations).where(eq(invitations.id, id));
  if (!row) throw notFound('invitation');
  return row;
}

/** The topmost parent of an organization: a block covers everything below it. */
export async function topOf(tx: Tx, organizationId: string): Promise<string> {
  const [row] = await tx
    .select({ top: sql<string>`${organizations.path}[1]` })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.top ?? organizationId;
}

/** Whether matching shows the pair to the employer now. */
export async function isShownNow(tx: Tx, pair: { jobId: string; candidateId: string }): Promise<boolean> {
  const [shown] = await tx
    .select({ jobId: matchViews.jobId })
    .from(matchViews)
    .where(
      and(
        eq(matchViews.jobId, pair.jobId),
        eq(matchViews.candidateId, pair.candidateId),
        eq(matchViews.isCurrent, true),
      ),
    );
  return shown !== undefined;
}

/** The interview that a yes proposes or opens for booking, and who offered it. As the service. */
export async function timesOf(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      interview: invitations.interview,
      rule: invitations.bookingRule,
      interviewerIds: invitations.interviewerIds,
      organizationId: invitations.organizationId,
      sentBy: invitations.sentBy,
    })
    .from(invitations)
    .where(eq(invitations.id, id));
  return row ?? null;
}
