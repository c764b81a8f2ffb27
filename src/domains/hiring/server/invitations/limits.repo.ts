import { and, eq, sql } from 'drizzle-orm';
import {
  DEFAULT_PER_WEEK,
  MUTE_DAYS,
  OPEN_DAYS,
  type InvitationSettings,
  type InvitationSettingsChange,
} from '#domains/hiring/contract/invitations/invitations.ts';
import { invitationSettings } from '#domains/hiring/db/invitations/invitations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { DAY_MS } from '#kernel/durations.ts';

/** Allows one invitation to a person at a time, whoever sends it; held until the transaction ends. */
export const lockInvitee = (tx: Tx, candidateId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations:${candidateId}`}, 0))`);

const UNSET: InvitationSettings = { isOn: true, perWeek: DEFAULT_PER_WEEK };

export async function settingsOf(tx: Tx, candidateId: string): Promise<InvitationSettings> {
  const [row] = await tx
    .select({ isOn: invitationSettings.isOn, perWeek: invitationSettings.perWeek })
    .from(invitationSettings)
    .where(and(eq(invitationSettings.candidateId, candidateId)));
  return row ?? UNSET;
}

/** Changes only what is given, so that another tab's change of the rest stays. */
export const putSettings = (
  tx: Tx,
  candidateId: string,
  { isOn, perWeek }: InvitationSettingsChange,
  updatedAt: Date,
) =>
  tx
    .insert(invitationSettings)
    .values({ candidateId, isOn: isOn ?? UNSET.isOn, perWeek: perWeek ?? UNSET.perWeek, updatedAt })
    .onConflictDoUpdate({ target: invitationSettings.candidateId, set: { isOn, perWeek, updatedAt } });

export interface Received extends Record<string, unknown> {
  /** In the last seven days, open or not. */
  thisWeek: number;
  /** Of those, from the same employer. */
  fromEmployer: number;
  /** The application of the employer's open invitation. */
  openFor: string | null;
  /** When the person last told the employer "Not now", if they are still muted. */
  notNowAt: string | null;
  /** The person said no to this job. */
  declined: boolean;
}

/**
 * What a person got, from everyone and from one employer: all organizations that share its topmost parent. As the
 * service: no employer reads another's invitations.
 */
export async function received(
  tx: Tx,
  {
    applicationId,
    candidateId,
    organizationId,
  }: { applicationId: string; candidateId: string; organizationId: string },
  now: Date,
): Promise<Received> {
  const [week, muted] = [OPEN_DAYS, MUTE_DAYS].map((days) => new Date(now.getTime() - days * DAY_MS).toISOString());
  const { rows } = await tx.execute<Received>(sql`
    select count(*) filter (where i.sent_at > ${week}::timestamptz)::int as "thisWeek",
      count(*) filter (where i.sent_at > ${week}::timestamptz and same)::int as "fromEmployer",
      (array_agg(i.application_id) filter (where i.status = 'invited' and i.expires_at > ${now.toISOString()}::timestamptz and same))[1] as "openFor",
      to_json(max(i.closed_at) filter (where i.status = 'not_now' and i.closed_at > ${muted}::timestamptz and same)) as "notNowAt",
      coalesce(bool_or(i.status = 'declined' and i.application_id = ${applicationId}::uuid), false) as declined
    from invitations i
    join organizations o on o.id = i.organization_id
    cross join lateral (select o.path[1] = (select path[1] from organizations where id = ${organizationId}::uuid) as same) s
    where i.candidate_id = ${candidateId}::uuid`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate without a row');
  return row;
}
