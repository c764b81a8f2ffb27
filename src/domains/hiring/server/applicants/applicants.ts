import { z } from 'zod';
import { interviewsOf } from '#domains/hiring/server/interviews/index.ts';
import { offersOf } from '#domains/hiring/server/offers/index.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import { LISTED_STAGES, type ApplicantCard, type ApplicantDetail } from '#domains/hiring/contract/applicants.ts';
import type { ApplicationStage } from '#domains/hiring/contract/application-states.ts';
import {
  confirmedWorkOf,
  credentialsOf,
  dossierOf,
  elsewhereOf,
  findApplicant,
  findOwnJob,
  rankedApplicants,
  type ApplicantRow,
  type ConfirmedWork,
} from './applicants.repo.ts';
import { privateDeclineOf } from '#domains/hiring/server/applications/index.ts';
import { presentCard, presentDecline, presentPerson } from './applicant.presenter.ts';
import { timelineOf } from '#domains/hiring/server/timeline/index.ts';

/** A row's sort key, as the database computes it. */
const reachOf = ({ application }: ApplicantRow) => (application.stage === 'matched' ? 0 : 1);
const pointsOf = ({ view }: ApplicantRow) => (view ? Math.round(view.employerScore * 100) : -1);

/** A job's applicants, then its matches, each by points; 404 for a job of another organization. */
export const listApplicants = (
  deps: Deps,
  userId: string,
  jobId: string,
  query: { cursor?: string | undefined; limit: number; stage: ApplicationStage | 'all' },
) =>
  deps.db.as(user(userId), async (tx) => {
    const job = await findOwnJob(tx, jobId);
    if (!job) throw notFound('job');
    const rows = await rankedApplicants(tx, {
      jobId,
      stages: query.stage === 'all' ? LISTED_STAGES : [query.stage],
      after: decodeCursor(query.cursor, z.tuple([z.int(), z.int(), z.uuid()])),
      limit: query.limit + 1,
    });
    const around = await aroundOf(
      tx,
      jobId,
      rows.map(({ application }) => application.candidateId),
    );
    return pageFrom(
      rows,
      query.limit,
      (row) => presentCard(row, job, around(row.application.candidateId)),
      (row) => [reachOf(row), pointsOf(row), row.application.id],
    );
  });

/** What a card says beside the application: the person's credentials, and the viewer's other jobs that they are in. */
async function aroundOf(tx: Tx, jobId: string, candidateIds: readonly string[]) {
  const credentials = await credentialsOf(tx, candidateIds);
  const elsewhere = await elsewhereOf(tx, jobId, candidateIds);
  return (id: string) => ({ credentials: credentials.get(id), elsewhere: elsewhere.get(id) });
}

/** What past employers confirmed; empty while the feature is off. */
const confirmedWork = async ({ env }: Deps, tx: Tx, candidateId: string): Promise<ConfirmedWork> =>
  env.workConfirmations ? confirmedWorkOf(tx, candidateId) : new Map();

export const getApplicant = (deps: Deps, userId: string, applicationId: string): Promise<ApplicantDetail> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findApplicant(tx, userId, applicationId);
    if (!row) throw notFound('application');
    const { candidateId } = row.application;
    const job = await findOwnJob(tx, row.application.jobId);
    const around = await aroundOf(tx, row.application.jobId, [candidateId]);
    return {
      ...presentCard(row, job, around(candidateId)),
      ...presentPerson(row, await dossierOf(tx, candidateId), await confirmedWork(deps, tx, candidateId)),
      decline: presentDecline(row.application.declineReason, await privateDeclineOf(tx, applicationId)),
      timeline: await timelineOf(tx, applicationId),
      interviews: await interviewsOf(tx, applicationId),
      offers: await offersOf(tx, applicationId),
    };
  });

export const getApplicantCard = (deps: Deps, userId: string, applicationId: string): Promise<ApplicantCard> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findApplicant(tx, userId, applicationId);
    if (!row) throw notFound('application');
    const job = await findOwnJob(tx, row.application.jobId);
    const { candidateId } = row.application;
    const around = await aroundOf(tx, row.application.jobId, [candidateId]);
    return presentCard(row, job, around(candidateId));
  });
