import { z } from 'zod';
import { attendanceOfCandidate } from '#domains/hiring/server/interviews/index.ts';
import { interviewsOf } from '#domains/hiring/server/interviews/index.ts';
import { offersOf } from '#domains/hiring/server/offers/index.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import {
  LISTED_STAGES,
  type ApplicantCard,
  type ApplicantDetail,
  type StageFilter,
} from '#domains/hiring/contract/applicants.ts';
import {
  confirmedWorkOf,
  credentialsOf,
  dossierOf,
  elsewhereOf,
  findApplicant,
  findOwnJob,
  orderAround,
  rankedApplicants,
  type ApplicantRow,
  type ConfirmedWork,
} from './applicants.repo.ts';
import { mayHireFor, privateDeclineOf } from '#domains/hiring/server/applications/index.ts';
import { hasAnswers } from '#domains/hiring/server/screening-questions/index.ts';
import { notesFor } from '#domains/hiring/server/notes/index.ts';
import { factsOf, placeOf } from '#domains/hiring/server/board/index.ts';
import { presentCard, presentDecline, presentPerson } from './applicant.presenter.ts';
import { askedSince, markOpened } from '#domains/hiring/server/waits/index.ts';
import { timelineOf } from '#domains/hiring/server/timeline/index.ts';

/** A row's sort key, as the database computes it. */
const reachOf = ({ application }: ApplicantRow) => (application.stage === 'matched' ? 0 : 1);
const pointsOf = ({ view }: ApplicantRow) => (view ? Math.round(view.employerScore * 100) : -1);

const stagesOf = (filter: StageFilter) => (filter === 'all' ? LISTED_STAGES : [filter]);

/** A job's applicants, then its matches, each by points; 404 for a job of another organization. */
export const listApplicants = (
  deps: Deps,
  userId: string,
  jobId: string,
  query: { cursor?: string | undefined; limit: number; stage: StageFilter },
) =>
  deps.db.as(user(userId), async (tx) => {
    const job = await findOwnJob(tx, jobId);
    if (!job) throw notFound('job');
    const rows = await rankedApplicants(tx, {
      jobId,
      stages: stagesOf(query.stage),
      after: decodeCursor(query.cursor, z.tuple([z.int(), z.int(), z.uuid()])),
      limit: query.limit + 1,
    });
    const around = await aroundOf(tx, jobId, rows);
    return pageFrom(
      rows,
      query.limit,
      (row) => presentCard(row, job, around(row)),
      (row) => [reachOf(row), pointsOf(row), row.application.id],
    );
  });

/** What a card says beside the application: credentials, the viewer's other jobs with the person, and an open question. */
async function aroundOf(tx: Tx, jobId: string, rows: readonly ApplicantRow[]) {
  const candidateIds = rows.map(({ application }) => application.candidateId);
  const credentials = await credentialsOf(tx, candidateIds);
  const elsewhere = await elsewhereOf(tx, jobId, candidateIds);
  const asked = await askedSince(
    tx,
    rows.map(({ application }) => application.id),
  );
  return ({ application: { id, candidateId } }: ApplicantRow) => ({
    credentials: credentials.get(candidateId),
    elsewhere: elsewhere.get(candidateId),
    askedAt: asked.get(id),
  });
}

/** What past employers confirmed; empty while the feature is off. */
const confirmedWork = async ({ env }: Deps, tx: Tx, candidateId: string): Promise<ConfirmedWork> =>
  env.workConfirmations ? confirmedWorkOf(tx, candidateId) : new Map();

export const getApplicant = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { stage, ahead }: { stage: StageFilter; ahead: boolean },
): Promise<ApplicantDetail> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findApplicant(tx, userId, applicationId);
    if (!row) throw notFound('application');
    const { candidateId, jobId } = row.application;
    if (!ahead) await markOpened(tx, applicationId, deps.clock.now());
    const job = await findOwnJob(tx, jobId);
    const around = await aroundOf(tx, jobId, [row]);
    const order = await orderAround(tx, { jobId, stages: stagesOf(stage), applicationId });
    return {
      jobId,
      place: placeOf(order, applicationId),
      ...presentCard(row, job, around(row)),
      ...presentPerson(row, await dossierOf(tx, candidateId), await confirmedWork(deps, tx, candidateId)),
      ...(await factsOf(tx, jobId, applicationId)),
      hasAnswers: row.application.stage !== 'matched' && (await hasAnswers(tx, row.application)),
      mayAct: await mayHireFor(tx, row.application),
      attendance: row.application.stage === 'matched' ? null : await attendanceIn(deps, tx, candidateId),
      decline: presentDecline(row.application.declineReason, await privateDeclineOf(tx, applicationId)),
      ...(await notesFor(tx, userId, { applicationId, organizationId: row.application.organizationId })),
      timeline: await timelineOf(tx, applicationId, 'employer'),
      interviews: await interviewsOf(tx, applicationId),
      offers: await offersOf(tx, applicationId),
    };
  });

/** As the server, since the person's other interviews are not the employer's to read. */
async function attendanceIn({ clock }: Deps, tx: Tx, candidateId: string): Promise<ApplicantDetail['attendance']> {
  const { interviews, missed } = await elevate(tx, () => attendanceOfCandidate(tx, candidateId, clock.now()));
  return missed === null ? null : { interviews, missed };
}

export const getApplicantCard = (deps: Deps, userId: string, applicationId: string): Promise<ApplicantCard> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findApplicant(tx, userId, applicationId);
    if (!row) throw notFound('application');
    const job = await findOwnJob(tx, row.application.jobId);
    const around = await aroundOf(tx, row.application.jobId, [row]);
    return presentCard(row, job, around(row));
  });
