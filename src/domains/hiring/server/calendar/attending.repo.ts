import { eq, sql } from 'drizzle-orm';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { interviewBookings } from '#domains/hiring/db/interviews/self-scheduling.ts';
import type { Parties } from '#domains/hiring/server/parties/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Attending } from './calendar-entry.ts';

/**
 * Who takes part in an interview: the candidate and the interviewers who are booked for it; where times are typed, the
 * hiring team.
 */
export const readAttending = (
  tx: Tx,
  { application: { candidateId, organizationId } }: Pick<Parties, 'application'>,
  interviewId: string,
): Promise<Attending> =>
  elevate(tx, async () => {
    const team = await hiringTeam(tx, organizationId);
    const booked = new Set(
      (
        await tx
          .select({ userId: interviewBookings.userId })
          .from(interviewBookings)
          .where(eq(interviewBookings.interviewId, interviewId))
      ).map(({ userId }) => userId),
    );
    const { rows } = await tx.execute<{ id: string; name: string | null; address: string }>(sql`
      select a.id, p.full_name as name, a.email as address
      from auth.people a join public.profiles p on p.user_id = a.id
      where a.id = any(${sql.param([candidateId, ...team])}::uuid[])
      order by p.full_name, a.id`);
    return {
      candidate: rows.find(({ id }) => id === candidateId)?.name ?? null,
      team: rows
        .filter(({ id }) => team.includes(id))
        .map(({ id, name, address }) => ({
          name: name ?? address,
          address,
          takesPart: booked.size === 0 || booked.has(id),
        })),
    };
  });
