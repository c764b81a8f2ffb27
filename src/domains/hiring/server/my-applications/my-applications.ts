import { z } from 'zod';
import { hasMedicalConsent, presentJobCard } from '#domains/hiring/server/applications/index.ts';
import { timelineOf } from '#domains/hiring/server/timeline/index.ts';
import { interviewsOf } from '#domains/hiring/server/interviews/index.ts';
import { presentScore } from '#domains/matching/server/matching/index.ts';
import { offersOf } from '#domains/hiring/server/offers/index.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import { applicationReceipt } from '#domains/hiring/contract/applications/applications.ts';
import type { MyApplication } from '#domains/hiring/contract/applications/my-applications.ts';
import { askedSince } from '#domains/hiring/server/waits/index.ts';
import { findMine, readDetail, readMine, receiptOfMine, type MyApplicationRow } from './my-applications.repo.ts';

const OPEN = ['applied', 'shortlisted', 'interviewing', 'offered'] as const;
const ENDED = ['hired', 'rejected', 'withdrawn'] as const;
const STAGES = { open: OPEN, ended: ENDED, all: [...OPEN, ...ENDED] } as const;

interface Query {
  cursor?: string | undefined;
  limit: number;
  state: keyof typeof STAGES;
}

/** The viewer's applications, newest change first, without mere matches. */
export const listMine = (deps: Deps, userId: string, { cursor, limit, state }: Query) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(cursor, z.tuple([exactTimestamp, z.uuid()]));
    const rows = await readMine(tx, { userId, stages: STAGES[state], after, limit: limit + 1 });
    const asked = await askedSince(
      tx,
      rows.map(({ application }) => application.id),
    );
    return pageFrom(
      rows,
      limit,
      (row) => present(row, asked),
      ({ application, key }) => [key, application.id],
    );
  });

export const getMine = (deps: Deps, userId: string, id: string) =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMine(tx, userId, id);
    const detail = row && (await readDetail(tx, id));
    if (!detail) throw notFound('application');
    return {
      ...present(row, await askedSince(tx, [id])),
      score: detail.match ? presentScore(detail.match) : null,
      receipt: applicationReceipt.nullable().parse(await receiptOfMine(tx, id)),
      timeline: await timelineOf(tx, id, 'candidate'),
      interviews: await interviewsOf(tx, id),
      offers: await offersOf(tx, id),
      declineReason: detail.declineReason,
      medicalShared: await hasMedicalConsent(tx, userId, id),
    };
  });

/** One of the viewer's applications as a card. */
export const getMyCard = (deps: Deps, userId: string, id: string): Promise<MyApplication> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMine(tx, userId, id);
    if (!row) throw notFound('application');
    return present(row, await askedSince(tx, [id]));
  });

function present(
  { application, job, organizationName, facilityType, compatibility }: MyApplicationRow,
  asked: ReadonlyMap<string, Date>,
): MyApplication {
  const awaitsAnswer = application.stage === 'applied' && !application.firstResponseAt;
  return {
    id: application.id,
    stage: application.stage,
    source: application.source,
    job: presentJobCard(job, organizationName, facilityType),
    compatibility,
    appliedAt: application.appliedAt?.toISOString() ?? null,
    responseDueAt: awaitsAnswer ? (application.responseDueAt?.toISOString() ?? null) : null,
    askedAt: asked.get(application.id)?.toISOString() ?? null,
    contactShared: application.contactSharedAt !== null,
    updatedAt: application.updatedAt.toISOString(),
    version: application.version,
  };
}
