import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviews } from '#domains/hiring/db/interviews/interviews.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { conversationAssignees } from '#domains/hiring/db/conversations/conversations.ts';
import { documentRequests } from '#domains/hiring/db/document-requests/document-requests.ts';
import { waits } from '#domains/hiring/db/waits/waits.ts';
import type { WaitStep } from '#domains/hiring/contract/wait-steps.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

export type Wait = typeof waits.$inferSelect;
export type Key = Pick<Wait, 'applicationId' | 'side'>;

/** A wait that has begun goes on; it does not begin again. */
export const insertWait = (tx: Tx, wait: typeof waits.$inferInsert) =>
  tx.insert(waits).values(wait).onConflictDoNothing();

export const isOf = ({ applicationId, side }: Key) => and(eq(waits.applicationId, applicationId), eq(waits.side, side));

export async function deleteWait(tx: Tx, key: Key): Promise<Wait | null> {
  const [gone] = await tx.delete(waits).where(isOf(key)).returning();
  return gone ?? null;
}

/** Takes the clock's turn for this transaction, if no other process has it. */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('waits', 0)) as mine`,
  );
  return rows[0]?.mine ?? false;
}

/** A team that does not see who waits can't answer, so nothing follows from that wait until it does. */
export const isSeen = sql`app.team_sees(${waits.applicationId})`;

/**
 * Waits of live employers and of people whom they see, whose next step is due, oldest first; locked, leaving out those
 * that are being answered.
 */
export const lockDue = (tx: Tx, now: Date, limit: number) =>
  tx
    .select({ wait: waits, job: jobs, candidateId: applications.candidateId })
    .from(waits)
    .innerJoin(jobs, eq(jobs.id, waits.jobId))
    .innerJoin(applications, eq(applications.id, waits.applicationId))
    .where(and(lte(waits.nextAt, now), sql`app.organization_is_live(${jobs.organizationId})`, isSeen))
    .orderBy(asc(waits.nextAt), asc(waits.applicationId))
    .limit(limit)
    .for('no key update', { of: waits, skipLocked: true });
export type DueWait = Awaited<ReturnType<typeof lockDue>>[number];

export const saveStep = (tx: Tx, key: Key, step: WaitStep, nextAt: Date | null) =>
  tx.update(waits).set({ step, nextAt }).where(isOf(key));

/** What a candidate can be asked, each with its own answer. */
export type Question = 'times' | 'offer' | 'document';

/** What a candidate is asked now: times to choose from, an offer, documents. */
export async function openQuestions(tx: Tx, applicationId: string): Promise<Question[]> {
  const { rows } = await tx.execute<{ question: Question }>(sql`
    select 'times' as question where exists (select 1 from ${interviews} i
      where i.application_id = ${applicationId} and i.awaiting = 'candidate' and i.status in ('proposed', 'rescheduled'))
    union all select 'offer' where exists (select 1 from ${offers} o
      where o.application_id = ${applicationId} and o.status = 'sent')
    union all select 'document' where exists (select 1 from ${documentRequests} d
      where d.conversation_id = ${applicationId} and d.status = 'open')`);
  return rows.map(({ question }) => question);
}

export const isBroken = and(eq(waits.side, 'employer'), eq(waits.step, 'broken'));

/** How many applicants of a job, of those whom its team sees, have waited twice the promised time. */
export const countBroken = (tx: Tx, jobId: string): Promise<number> =>
  tx.$count(waits, and(eq(waits.jobId, jobId), isBroken, isSeen));

/** The job of an application, and whether its first response is still open. */
export async function jobOfApplication(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({ job: jobs, application: applications })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, applicationId));
  return row ?? null;
}
export type JobOfApplication = NonNullable<Awaited<ReturnType<typeof jobOfApplication>>>;

/** The open applications to a job, with whom they are from. */
export const openApplicationsTo = (tx: Tx, jobId: string) =>
  tx
    .select({ id: applications.id, candidateId: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.stage, ['applied', 'shortlisted', 'interviewing'])));

/** Writes down the first response to an application that was not answered before. */
export const saveFirstResponse = (tx: Tx, applicationId: string, at: Date) =>
  tx
    .update(applications)
    .set({ firstResponseAt: at })
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.stage, 'applied'),
        sql`${applications.firstResponseAt} is null`,
      ),
    );

/** A member of the team opened an application. An administrator who views as a member leaves no trace of it. */
export const markOpened = (tx: Tx, applicationId: string, at: Date): Promise<void> =>
  elevate(tx, async () => {
    const unopened = and(isOf({ applicationId, side: 'employer' }), sql`${waits.openedAt} is null`);
    const [wait] = await tx
      .select({ since: waits.since })
      .from(waits)
      .where(and(unopened, sql`not app.is_acted()`));
    if (wait) await tx.update(waits).set({ openedAt: at }).where(unopened);
  });

/** Whether the team has opened an application that waits; true when it does not wait. */
export const wasOpened = (tx: Tx, applicationId: string): Promise<boolean> =>
  elevate(tx, async () => {
    const [wait] = await tx
      .select({ openedAt: waits.openedAt })
      .from(waits)
      .where(isOf({ applicationId, side: 'employer' }));
    return wait === undefined || wait.openedAt !== null;
  });

export async function titleOf(tx: Tx, jobId: string): Promise<string> {
  const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId));
  return job?.title ?? '';
}

/** The member of the team who answers the conversation of an application. */
export async function assigneeOf(tx: Tx, applicationId: string): Promise<string | null> {
  const [found] = await tx
    .select({ userId: conversationAssignees.userId })
    .from(conversationAssignees)
    .where(eq(conversationAssignees.conversationId, applicationId));
  return found?.userId ?? null;
}

/** Since when the candidates of these applications owe an answer. For applications that the caller's user may see. */
export const askedSince = (tx: Tx, applicationIds: readonly string[]): Promise<ReadonlyMap<string, Date>> =>
  elevate(tx, async () => {
    if (applicationIds.length === 0) return new Map();
    const rows = await tx
      .select({ id: waits.applicationId, since: waits.since })
      .from(waits)
      .where(and(inArray(waits.applicationId, [...applicationIds]), eq(waits.side, 'candidate')));
    return new Map(rows.map(({ id, since }) => [id, since]));
  });
