import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { applicationEvents } from '#domains/hiring/db/applications/applications.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { timelineEntry, TimelineKind } from '#domains/hiring/contract/applications/applications.ts';
import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';

export type NewTimelineEntry = typeof applicationEvents.$inferInsert;

export const insertTimelineEntry = (tx: Tx, ...entries: NewTimelineEntry[]) =>
  tx.insert(applicationEvents).values(entries);

type Entry = z.input<typeof timelineEntry>;
type Row = Pick<typeof applicationEvents.$inferSelect, 'kind' | 'actor' | 'toStage'>;

const STAGE_TEXTS: Record<ApplicationStage, string> = {
  matched: 'Matched',
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interviewing: 'Interviewing',
  offered: 'Offer made',
  hired: 'Offer accepted: hired',
  rejected: 'Declined',
  withdrawn: 'Application withdrawn',
  dismissed: 'Dismissed',
};

const KIND_TEXTS: Record<Exclude<TimelineKind, 'stage'>, string> = {
  interview_proposed: 'Interview times proposed',
  interview_confirmed: 'Interview time confirmed',
  interview_rescheduled: 'New interview times proposed',
  interview_declined: 'Interview declined',
  interview_canceled: 'Interview canceled',
  interview_completed: 'Interview completed',
  interview_no_show: 'Interview missed',
  interview_corrected: 'Record of the interview corrected',
  offer_sent: 'Offer sent',
  offer_countered: 'Counteroffer made',
  offer_declined: 'Offer declined',
  offer_expired: 'Offer expired',
  offer_rescinded: 'Offer withdrawn',
  invitation_sent: 'Invited to talk',
  invitation_closed: 'Invitation closed',
  document_requested: 'Document requested',
  document_given: 'Document shared',
  document_declined: 'Document not shared',
  document_withdrawn: 'Document no longer needed',
  start_planned: 'Checklist for the first day opened',
  start_item_done: 'Checklist item done',
  start_item_reopened: 'Checklist item open again',
  start_date_proposed: 'Another first day proposed',
  start_date_accepted: 'First day moved',
  start_date_declined: 'First day kept as agreed',
  start_started: 'The job began',
  start_no_show: 'Did not begin: no-show',
  start_withdrawn: 'Did not begin: the offer was withdrawn',
  start_declined: 'Did not begin: the candidate no longer takes the job',
};

const AUTOMATIC = { candidate: 'Applied on your behalf', employer: 'Applied automatically' } as const;

function textOf({ kind, toStage, actor }: Row, reader: Side): string {
  if (kind !== 'stage') return KIND_TEXTS[kind];
  if (!toStage) throw new Error('a step on the timeline has no stage');
  return toStage === 'applied' && actor === 'system' ? AUTOMATIC[reader] : STAGE_TEXTS[toStage];
}

/** The timeline of an application in the reader's words, oldest first; row-level security decides whether they see it. */
export async function timelineOf(tx: Tx, applicationId: string, reader: Side): Promise<Entry[]> {
  const rows = await tx
    .select({
      id: applicationEvents.id,
      kind: applicationEvents.kind,
      fromStage: applicationEvents.fromStage,
      toStage: applicationEvents.toStage,
      actor: applicationEvents.actor,
      at: applicationEvents.at,
    })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.seq));
  return asRead(rows).map((row) => ({ ...row, text: textOf(row, reader), at: row.at.toISOString() }));
}

/** An acceptance opens the checklist a step before it is recorded as the hire. Readers expect the hire first. */
function asRead<R extends Row>(rows: readonly R[]): readonly R[] {
  const place = rows.findIndex(({ kind }) => kind === 'start_planned');
  const [opened, next] = [rows[place], rows[place + 1]];
  return opened && next?.toStage === 'hired' ? rows.with(place, next).with(place + 1, opened) : rows;
}
