import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { applications, consents, jobs, matches, organizations } from '#server/db/tables/index.ts';
import { interviewsOf } from '#server/features/interviews/index.ts';
import { presentScore } from '#server/features/matching/index.ts';
import { offersOf } from '#server/features/offers/index.ts';
import { user, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { decodeCursor, pageFrom } from '#server/platform/keyset.ts';
import { applicationReceipt, type MyApplication } from '#shared/contracts/applications.ts';
import { presentJobCard } from '#server/features/applications/index.ts';
import { timelineOf } from './timeline.ts';

const ENDED = ['hired', 'rejected', 'withdrawn'] as const;
const OPEN = ['applied', 'shortlisted', 'interviewing', 'offered'] as const;

const select = (tx: Tx) =>
  tx
    .select({
      application: applications,
      job: jobs,
      organizationName: organizations.name,
      facilityType: organizations.facilityType,
      match: matches,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .leftJoin(matches, and(eq(matches.jobId, applications.jobId), eq(matches.candidateId, applications.candidateId)))
    .$dynamic();
type Row = Awaited<ReturnType<typeof select>>[number];

/** My applications, newest change first; matched-only rows are matches, not applications. */
export const listMine = (
  deps: Deps,
  userId: string,
  query: { cursor?: string | undefined; limit: number; state: 'open' | 'ended' | 'all' },
) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(query.cursor, z.tuple([z.iso.datetime(), z.uuid()]));
    const stages = query.state === 'open' ? OPEN : query.state === 'ended' ? ENDED : [...OPEN, ...ENDED];
    const rows = await select(tx)
      .where(
        and(
          eq(applications.candidateId, userId),
          inArray(applications.stage, [...stages]),
          after
            ? or(
                lt(applications.updatedAt, new Date(after[0])),
                and(eq(applications.updatedAt, new Date(after[0])), lt(applications.id, after[1])),
              )
            : undefined,
        ),
      )
      .orderBy(desc(applications.updatedAt), desc(applications.id))
      .limit(query.limit + 1);
    return pageFrom(rows, query.limit, present, ({ application }) => [
      application.updatedAt.toISOString(),
      application.id,
    ]);
  });

export const getMine = (deps: Deps, userId: string, id: string) =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMine(tx, userId, id);
    const { application, match } = row;
    const [medical] = await tx
      .select({ id: consents.id })
      .from(consents)
      .where(
        and(
          eq(consents.userId, userId),
          eq(consents.kind, 'share_medical'),
          eq(consents.applicationId, id),
          isNull(consents.revokedAt),
        ),
      );
    return {
      ...present(row),
      score: match ? presentScore(match) : null,
      receipt: application.receipt === null ? null : applicationReceipt.parse(application.receipt),
      timeline: await timelineOf(tx, id),
      interviews: await interviewsOf(tx, id),
      offers: await offersOf(tx, id),
      declineReason: application.declineReason,
      medicalShared: medical !== undefined,
    };
  });

/** One application of mine as its card. */
export const getMyCard = (deps: Deps, userId: string, id: string): Promise<MyApplication> =>
  deps.db.as(user(userId), async (tx) => present(await findMine(tx, userId, id)));

async function findMine(tx: Tx, userId: string, id: string): Promise<Row> {
  const [row] = await select(tx).where(and(eq(applications.id, id), eq(applications.candidateId, userId)));
  if (!row) throw notFound('application');
  return row;
}

function present({ application, job, organizationName, facilityType, match }: Row): MyApplication {
  const awaitsAnswer = application.stage === 'applied' && !application.firstResponseAt;
  return {
    id: application.id,
    stage: application.stage,
    source: application.source,
    job: presentJobCard(job, organizationName, facilityType),
    compatibility: match?.compatibility ?? null,
    appliedAt: application.appliedAt?.toISOString() ?? null,
    responseDueAt: awaitsAnswer ? (application.responseDueAt?.toISOString() ?? null) : null,
    contactShared: application.contactSharedAt !== null,
    updatedAt: application.updatedAt.toISOString(),
    version: application.version,
  };
}
