import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { holdsOneOf, orFirst } from '#platform/db/columns.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { interviewSlots, interviews, openInterview } from '#domains/hiring/db/interviews/interviews.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { pageOfMySides } from '#domains/employers/server/hiring-team/index.ts';
import { accountsOf } from './attendance/attendance.repo.ts';
import { openUntil } from '#domains/hiring/contract/interviews/attendance-rules.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import {
  OPEN_INTERVIEWS,
  type InterviewView,
  type interviewView,
} from '#domains/hiring/contract/interviews/interviews.ts';

/** The columns that both sides may read. */
export type Interview = Omit<
  typeof interviews.$inferSelect,
  'outcome' | 'outcomeNote' | 'createdBy' | 'interviewerIds'
>;
export type NewInterview = typeof interviews.$inferInsert;
type Slot = typeof interviewSlots.$inferSelect;

export async function applicationIdOf(tx: Tx, id: string): Promise<string> {
  const [row] = await tx
    .select({ applicationId: interviews.applicationId })
    .from(interviews)
    .where(eq(interviews.id, id));
  if (!row) throw notFound('interview');
  return row.applicationId;
}

export async function readInterview(tx: Tx, id: string): Promise<Interview> {
  const [interview] = await tx.select(openInterview).from(interviews).where(eq(interviews.id, id));
  if (!interview) throw notFound('interview');
  return interview;
}

/** Reads and locks an interview; 404 when the transaction's user is neither side of it. */
export async function lockInterview(tx: Tx, id: string): Promise<Interview> {
  const [interview] = await tx.select(openInterview).from(interviews).where(eq(interviews.id, id)).for('no key update');
  if (!interview) throw notFound('interview');
  return interview;
}

export async function openInterviewOf(tx: Tx, applicationId: string): Promise<Interview | null> {
  const [open] = await tx
    .select(openInterview)
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, [...OPEN_INTERVIEWS])));
  return open ?? null;
}

export async function insertInterview(tx: Tx, values: NewInterview): Promise<Interview | null> {
  const [made] = await tx.insert(interviews).values(values).returning(openInterview);
  return made ?? null;
}

export async function saveInterview(tx: Tx, id: string, changes: Partial<NewInterview>): Promise<Interview | null> {
  const [saved] = await tx.update(interviews).set(changes).where(eq(interviews.id, id)).returning(openInterview);
  return saved ?? null;
}

/** Cancels the open interviews of an application, or only those that have not begun, and returns them. */
export const cancelOpen = (
  tx: Tx,
  applicationId: string,
  { reason, now, keepBegun }: { reason: string; now: Date; keepBegun: boolean },
) =>
  tx
    .update(interviews)
    .set({
      status: 'canceled',
      cancelReason: reason,
      awaiting: null,
      sequence: sql`${interviews.sequence} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        inArray(interviews.status, [...OPEN_INTERVIEWS]),
        keepBegun ? or(isNull(interviews.startsAt), gt(interviews.startsAt, now)) : undefined,
      ),
    )
    .returning({ id: interviews.id, startsAt: interviews.startsAt });

export const chooseSlot = (tx: Tx, slotId: string) =>
  tx.update(interviewSlots).set({ isChosen: true }).where(eq(interviewSlots.id, slotId));

export const putSlots = (
  tx: Tx,
  interviewId: string,
  round: number,
  proposedBy: 'candidate' | 'employer',
  times: readonly Date[],
) => tx.insert(interviewSlots).values(times.map((startsAt) => ({ interviewId, round, startsAt, proposedBy })));

export async function latestRound(tx: Tx, interviewId: string): Promise<number> {
  const [row] = await tx
    .select({ round: sql<number>`coalesce(max(${interviewSlots.round}), 0)` })
    .from(interviewSlots)
    .where(eq(interviewSlots.interviewId, interviewId));
  return row?.round ?? 0;
}

export async function findSlot(tx: Tx, interviewId: string, slotId: string): Promise<Slot | null> {
  const [slot] = await tx
    .select()
    .from(interviewSlots)
    .where(and(eq(interviewSlots.interviewId, interviewId), eq(interviewSlots.id, slotId)));
  return slot ?? null;
}

const select = (tx: Tx) =>
  tx
    .select({
      interview: openInterview,
      jobTitle: jobs.title,
      zip: jobs.zip,
      organizationName: organizations.name,
      isOfViewer: sql<boolean>`${applications.candidateId} is not distinct from app.user_id()`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof select>>[number];

export async function interviewsOf(tx: Tx, applicationId: string): Promise<z.input<typeof interviewView>[]> {
  const rows = await select(tx).where(eq(interviews.applicationId, applicationId)).orderBy(desc(interviews.createdAt));
  return present(tx, rows);
}

export async function viewOf(tx: Tx, id: string): Promise<InterviewView> {
  const [view] = await present(tx, await select(tx).where(eq(interviews.id, id)));
  if (!view) throw notFound('interview');
  return view;
}

/** The viewer's interviews, next first; those without a time come first. */
export async function listInterviews(
  tx: Tx,
  params: { openOnly: boolean; after: readonly [string, string] | null; limit: number },
): Promise<{ rows: Row[]; sortKey: (row: Row) => [string, string] }> {
  const startsAt = orFirst(interviews.startsAt);
  const page = pageOfMySides({
    table: interviews,
    key: startsAt,
    way: 'asc',
    where: and(
      params.openOnly ? holdsOneOf(interviews.status, OPEN_INTERVIEWS) : undefined,
      params.after
        ? sql`(${startsAt}, ${interviews.id}) > (${params.after[0]}::timestamptz, ${params.after[1]}::uuid)`
        : undefined,
    ),
    limit: params.limit,
  });
  const rows = await select(tx).where(isInPage(interviews.id, page)).orderBy(startsAt, asc(interviews.id));
  return { rows, sortKey: ({ interview }) => [interview.startsAt?.toISOString() ?? '-infinity', interview.id] };
}

/** Rows with the times that are proposed now, read in one statement. */
export async function present(tx: Tx, rows: readonly Row[]): Promise<InterviewView[]> {
  if (rows.length === 0) return [];
  const slots = await tx
    .select()
    .from(interviewSlots)
    .where(
      inArray(
        interviewSlots.interviewId,
        rows.map(({ interview }) => interview.id),
      ),
    )
    .orderBy(asc(interviewSlots.startsAt));
  const outcomes = await outcomesOf(
    tx,
    rows.flatMap(({ interview, isOfViewer }) => (isOfViewer ? [] : [interview.id])),
  );
  const accounts = await accountsOf(
    tx,
    rows.map(({ interview }) => interview.id),
  );
  return rows.map(({ interview, jobTitle, zip, organizationName, isOfViewer }) => {
    const { startsAt } = interview;
    const said = accounts(interview.id);
    const [mine, theirs] = isOfViewer ? [said.candidate, said.employer] : [said.employer, said.candidate];
    const own = slots.filter((slot) => slot.interviewId === interview.id);
    const round = Math.max(0, ...own.map((slot) => slot.round));
    const proposed = interview.awaiting ? own.filter((slot) => slot.round === round) : [];
    return {
      id: interview.id,
      applicationId: interview.applicationId,
      status: interview.status,
      mode: interview.mode,
      place: interview.place,
      timeZone: interview.timeZone,
      workTimeZone: clockOf(zip),
      durationMinutes: interview.durationMinutes,
      bookingRule: interview.bookingRule,
      message: interview.message,
      startsAt: startsAt?.toISOString() ?? null,
      awaiting: interview.awaiting,
      slots: proposed.map(({ id, startsAt, proposedBy }) => ({ id, startsAt: startsAt.toISOString(), proposedBy })),
      outcome: outcomes.get(interview.id)?.outcome ?? null,
      outcomeNote: outcomes.get(interview.id)?.outcomeNote ?? null,
      cancelReason: interview.cancelReason,
      attendance: startsAt && {
        mine: mine?.account ?? null,
        theirs: theirs?.account ?? null,
        openUntil: openUntil(startsAt, theirs).toISOString(),
      },
      jobTitle,
      organizationName,
      updatedAt: interview.updatedAt.toISOString(),
    };
  });
}

/** Outcomes, for the employer alone: candidates learn of a decision by a step of the application. */
async function outcomesOf(tx: Tx, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: interviews.id, outcome: interviews.outcome, outcomeNote: interviews.outcomeNote })
          .from(interviews)
          .where(inArray(interviews.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
