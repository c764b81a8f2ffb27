import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { waits } from '#domains/hiring/db/waits/waits.ts';
import { jobUpkeep } from '#domains/jobs/db/job-upkeep.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { SILENT_DAYS } from '#domains/jobs/contract/upkeep.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';

type Job = typeof jobs.$inferSelect;
type Changes = Partial<Omit<typeof jobUpkeep.$inferInsert, 'jobId'>>;
export type UpkeepRow = Pick<typeof jobUpkeep.$inferSelect, 'askedAt' | 'silentDays' | 'pausedFor'> & {
  longWaiting: number;
};

export const lockJob = async (tx: Tx, id: string): Promise<Job | null> => {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('no key update');
  return job ?? null;
};

export const putUpkeep = (tx: Tx, jobId: string, changes: Changes): Promise<void> =>
  elevate(tx, async () => {
    await tx
      .insert(jobUpkeep)
      .values({ jobId, ...changes })
      .onConflictDoUpdate({ target: jobUpkeep.jobId, set: changes });
  });

const longWaiting = sql<number>`(select count(*)::int from ${waits}
  where ${waits.jobId} = ${jobs.id} and ${waits.side} = 'employer' and ${waits.step} = 'broken'
    and app.team_sees(${waits.applicationId}))`;

/** What the team of these jobs should know, by job. The rows are the server's; call it with the viewer's own jobs. */
export const upkeepOf = (tx: Tx, jobIds: readonly string[]): Promise<ReadonlyMap<string, UpkeepRow>> =>
  elevate(tx, async () => {
    if (jobIds.length === 0) return new Map();
    const rows = await tx
      .select({
        id: jobs.id,
        askedAt: jobUpkeep.askedAt,
        silentDays: jobUpkeep.silentDays,
        pausedFor: jobUpkeep.pausedFor,
        longWaiting,
      })
      .from(jobs)
      .leftJoin(jobUpkeep, eq(jobUpkeep.jobId, jobs.id))
      .where(inArray(jobs.id, [...jobIds]));
    return new Map(rows.map(({ id, silentDays, ...row }) => [id, { ...row, silentDays: silentDays ?? 0 }]));
  });

/** Published jobs of live employers that were published or confirmed before a time and have not been asked since. */
export const lockUnasked = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({ job: jobs })
    .from(jobs)
    .leftJoin(jobUpkeep, eq(jobUpkeep.jobId, jobs.id))
    .where(
      and(
        eq(jobs.status, 'published'),
        sql`greatest(${jobs.publishedAt}, ${jobs.statusChangedAt}, ${jobUpkeep.confirmedAt}) <= ${before.toISOString()}::timestamptz`,
        sql`${jobUpkeep.askedAt} is null`,
        sql`app.organization_is_live(${jobs.organizationId})`,
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(limit)
    .for('no key update', { of: jobs, skipLocked: true });

/** Counts a day of silence for every question that is open, at most once a day and not on the day of the question. */
export const countSilence = (tx: Tx, today: string) =>
  tx
    .update(jobUpkeep)
    .set({ silentDays: sql`${jobUpkeep.silentDays} + 1`, countedOn: today })
    .where(
      and(
        isNotNull(jobUpkeep.askedAt),
        sql`${jobUpkeep.countedOn} < ${today}::date`,
        sql`exists (select 1 from ${jobs} where ${jobs.id} = ${jobUpkeep.jobId} and ${jobs.status} = 'published'
          and app.organization_is_live(${jobs.organizationId}))`,
      ),
    );

export const lockSilent = (tx: Tx, limit: number) =>
  tx
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(jobUpkeep, eq(jobUpkeep.jobId, jobs.id))
    .where(
      and(
        eq(jobs.status, 'published'),
        isNotNull(jobUpkeep.askedAt),
        sql`${jobUpkeep.silentDays} >= ${SILENT_DAYS}`,
        sql`app.organization_is_live(${jobs.organizationId})`,
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(limit)
    .for('no key update', { of: jobs, skipLocked: true });
