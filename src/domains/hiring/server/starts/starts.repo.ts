import { and, asc, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { openOrganization, organizations } from '#domains/employers/db/organizations.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { applications } from '#domains/hiring/db/applications/applications.ts';
import { offers } from '#domains/hiring/db/offers/offers.ts';
import { startDateProposals, startItems, starts } from '#domains/hiring/db/starts/starts.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { columnsWithout } from '#platform/db/columns.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';

/** The columns that both sides may name. */
const openStart = columnsWithout(starts, 'askedDay');
export type Start = Omit<typeof starts.$inferSelect, 'askedDay'>;
type DateProposal = typeof startDateProposals.$inferSelect;

/** What both sides may name; who marked an item is the employer's alone. */
const openItem = columnsWithout(startItems, 'doneBy');
export type ItemRow = Omit<typeof startItems.$inferSelect, 'doneBy'>;

const select = (tx: Tx) =>
  tx
    .select({
      start: openStart,
      application: applications,
      job: jobs,
      organization: openOrganization,
      candidateName: profiles.fullName,
    })
    .from(starts)
    .innerJoin(applications, eq(applications.id, starts.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(profiles, eq(profiles.userId, applications.candidateId))
    .$dynamic();
export type StartRow = Awaited<ReturnType<typeof select>>[number];

/** 404 when the transaction's user is neither side of it. */
export async function findStart(tx: Tx, applicationId: string): Promise<StartRow> {
  const [row] = await select(tx).where(eq(starts.applicationId, applicationId));
  if (!row) throw notFound('start');
  return row;
}

/** Locks the start until the transaction ends. */
export async function lockStart(tx: Tx, applicationId: string): Promise<Start> {
  const [row] = await tx
    .select(openStart)
    .from(starts)
    .where(eq(starts.applicationId, applicationId))
    .for('no key update');
  if (!row) throw notFound('start');
  return row;
}

/** A candidate's own, the next first day first. */
export const startsOfCandidate = (tx: Tx, candidateId: string) =>
  select(tx).where(eq(applications.candidateId, candidateId)).orderBy(desc(starts.startOn)).limit(50);

/** An employer's, in pages. Row-level security leaves those that the reader may see. */
export function startsOfEmployer(
  tx: Tx,
  params: { show: 'upcoming' | 'past'; userId: string; after: readonly [string, string] | null; limit: number },
) {
  const isUpcoming = params.show === 'upcoming';
  const way = isUpcoming ? sql`>` : sql`<`;
  const order = isUpcoming ? asc : desc;
  return select(tx)
    .where(
      and(
        sql`${starts.organizationId} in (select app.my_hiring_organizations())`,
        ne(applications.candidateId, params.userId),
        isUpcoming ? eq(starts.status, 'planned') : ne(starts.status, 'planned'),
        params.after
          ? sql`(${starts.startOn}, ${starts.applicationId}) ${way} (${params.after[0]}::date, ${params.after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(order(starts.startOn), order(starts.applicationId))
    .limit(params.limit);
}

export async function itemsOf(tx: Tx, applicationIds: readonly string[]): Promise<ItemRow[]> {
  if (applicationIds.length === 0) return [];
  return tx
    .select(openItem)
    .from(startItems)
    .where(inArray(startItems.applicationId, [...applicationIds]))
    .orderBy(asc(startItems.position));
}

/** As `service`: the names of the people who recorded items. */
export async function markersOf(tx: Tx, applicationId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: startItems.id, name: profiles.fullName })
    .from(startItems)
    .innerJoin(profiles, eq(profiles.userId, startItems.doneBy))
    .where(eq(startItems.applicationId, applicationId));
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

/** As `service`. False when the offer has its start already. */
export async function insertStart(
  tx: Tx,
  start: typeof starts.$inferInsert,
  items: readonly Omit<typeof startItems.$inferInsert, 'applicationId'>[],
): Promise<boolean> {
  const made = await tx.insert(starts).values(start).onConflictDoNothing().returning({ id: starts.applicationId });
  if (made.length === 0) return false;
  if (items.length > 0) {
    await tx.insert(startItems).values(items.map((item) => ({ ...item, applicationId: start.applicationId })));
  }
  return true;
}

export const saveStart = (tx: Tx, applicationId: string, change: Partial<Start>) =>
  tx.update(starts).set(change).where(eq(starts.applicationId, applicationId));

/** False when there is no such item, or it is not this side's to mark. */
export async function saveMark(
  tx: Tx,
  which: { applicationId: string; itemId: string },
  mark: { doneAt: Date | null; doneBy: string | null; doneSide: Side | null },
): Promise<boolean> {
  const isThis = and(eq(startItems.id, which.itemId), eq(startItems.applicationId, which.applicationId));
  const rows = await tx.update(startItems).set(mark).where(isThis).returning({ id: startItems.id });
  return rows.length > 0;
}

const openProposal = (applicationId: string): SQL | undefined =>
  and(eq(startDateProposals.applicationId, applicationId), isNull(startDateProposals.answer));

export async function openProposalOf(tx: Tx, applicationId: string): Promise<DateProposal | null> {
  const [row] = await tx.select().from(startDateProposals).where(openProposal(applicationId));
  return row ?? null;
}

export const insertProposal = (tx: Tx, values: typeof startDateProposals.$inferInsert) =>
  tx.insert(startDateProposals).values(values);

/** Closes the open proposal; false when it was answered or replaced meanwhile. */
export async function answerProposal(
  tx: Tx,
  which: { applicationId: string; id?: string },
  answer: 'accepted' | 'declined',
  answeredAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(startDateProposals)
    .set({ answer, answeredAt })
    .where(and(openProposal(which.applicationId), which.id ? eq(startDateProposals.id, which.id) : undefined))
    .returning({ id: startDateProposals.id });
  return rows.length > 0;
}

/** As `service`: the first day that an offer names. */
export async function acceptedStartDay(tx: Tx, offerId: string): Promise<string> {
  const [row] = await tx.select({ startDate: offers.startDate }).from(offers).where(eq(offers.id, offerId));
  if (!row?.startDate) throw notFound('offer');
  return row.startDate;
}

/** As `service`: starts that are still ahead, or of which no one has said how they went, by their first day. */
export const plannedUntil = (tx: Tx, until: string) =>
  select(tx)
    .where(and(eq(starts.status, 'planned'), sql`${starts.startOn} <= ${until}::date`))
    .orderBy(asc(starts.startOn));

/** As `service`: hires whose offer was accepted before checklists existed, and whose first day is ahead. */
export const hiresWithoutStart = (tx: Tx, today: string) =>
  tx
    .select({ applicationId: offers.applicationId, startOn: sql<string>`${offers.startDate}` })
    .from(offers)
    .leftJoin(starts, eq(starts.applicationId, offers.applicationId))
    .where(and(eq(offers.status, 'accepted'), isNull(starts.applicationId), sql`${offers.startDate} > ${today}::date`));

/** Whether the transaction's user acts for one side of it. */
export async function actsIn(tx: Tx, applicationId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ acts: boolean }>(
    sql`select app.my_start_side(${applicationId}::uuid) is not null as acts`,
  );
  return rows[0]?.acts ?? false;
}
