import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { applicationEvents } from '#domains/hiring/db/applications.ts';
import type { Tx } from '#platform/server/db.ts';
import type { timelineEntry } from '#domains/hiring/contract/applications.ts';
import type { ApplicationStage } from '#domains/hiring/contract/application-states.ts';

type Entry = z.input<typeof timelineEntry>;
type Row = Pick<typeof applicationEvents.$inferSelect, 'kind' | 'actor' | 'toStage'>;

const STAGE_SENTENCES: Record<ApplicationStage, string> = {
  matched: 'Matched',
  applied: 'Applied',
  shortlisted: 'Put on the shortlist',
  interviewing: 'In interviews',
  offered: 'Offer made',
  hired: 'Offer accepted: hired',
  rejected: 'Declined',
  withdrawn: 'Application withdrawn',
  dismissed: 'Dismissed',
};

const KIND_SENTENCES: Record<string, string> = {
  interview_proposed: 'Interview times proposed',
  interview_confirmed: 'Interview time confirmed',
  interview_rescheduled: 'New interview times proposed',
  interview_declined: 'Interview declined',
  interview_canceled: 'Interview called off',
  interview_completed: 'Interview held',
  interview_no_show: 'Interview missed',
  offer_sent: 'Offer sent',
  offer_declined: 'Offer declined',
  offer_expired: 'Offer expired',
  offer_rescinded: 'Offer taken back',
};

const sentence = (row: Row): string => {
  if (row.kind !== 'stage') return KIND_SENTENCES[row.kind] ?? 'Changed';
  if (row.toStage === 'applied' && row.actor === 'system') return 'Applied on your behalf';
  return row.toStage ? STAGE_SENTENCES[row.toStage] : 'Changed';
};

/** The timeline of an application, oldest first, as far as row-level security shows the application. */
export async function timelineOf(tx: Tx, applicationId: string): Promise<Entry[]> {
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
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    fromStage: row.fromStage,
    toStage: row.toStage,
    actor: row.actor,
    text: sentence(row),
    at: row.at.toISOString(),
  }));
}
