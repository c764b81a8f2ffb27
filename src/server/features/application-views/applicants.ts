import { z } from 'zod';
import { interviewsOf } from '#server/features/interviews/index.ts';
import { offersOf } from '#server/features/offers/index.ts';
import { user } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { decodeCursor, pageFrom } from '#server/platform/keyset.ts';
import type { ApplicantCard, ApplicantDetail } from '#shared/contracts/applications.ts';
import type { ApplicationStage } from '#shared/kernel/states.ts';
import { credentialsOf, dossierOf, findApplicant, isOwnJob, rankedApplicants } from './applicants.repo.ts';
import { presentCard, presentPerson } from './applicant.presenter.ts';
import { timelineOf } from './timeline.repo.ts';

const LISTED: ApplicationStage[] = [
  'matched',
  'applied',
  'shortlisted',
  'interviewing',
  'offered',
  'hired',
  'rejected',
];

/** A job's people, ranked by p·q, ties by id. 404 for a job that is not one of the viewer's organizations'. */
export const listApplicants = (
  deps: Deps,
  userId: string,
  jobId: string,
  query: { cursor?: string | undefined; limit: number; stage: ApplicationStage | 'all' },
) =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await isOwnJob(tx, jobId))) throw notFound('job');
    const rows = await rankedApplicants(tx, {
      userId,
      jobId,
      stages: query.stage === 'all' ? LISTED : [query.stage],
      after: decodeCursor(query.cursor, z.tuple([z.number(), z.uuid()])),
      limit: query.limit + 1,
    });
    const credentials = await credentialsOf(
      tx,
      rows.map(({ application }) => application.candidateId),
    );
    return pageFrom(
      rows,
      query.limit,
      (row) => presentCard(row, credentials.get(row.application.candidateId)),
      (row) => [row.match?.rankScore ?? -1, row.application.id],
    );
  });

export const getApplicant = (deps: Deps, userId: string, applicationId: string): Promise<ApplicantDetail> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findApplicant(tx, userId, applicationId);
    if (!row) throw notFound('application');
    const { candidateId } = row.application;
    const credentials = await credentialsOf(tx, [candidateId]);
    return {
      ...presentCard(row, credentials.get(candidateId)),
      ...presentPerson(row, await dossierOf(tx, candidateId)),
      timeline: await timelineOf(tx, applicationId),
      interviews: await interviewsOf(tx, applicationId),
      offers: await offersOf(tx, applicationId),
    };
  });

export const getApplicantCard = (deps: Deps, userId: string, applicationId: string): Promise<ApplicantCard> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findApplicant(tx, userId, applicationId);
    if (!row) throw notFound('application');
    const credentials = await credentialsOf(tx, [row.application.candidateId]);
    return presentCard(row, credentials.get(row.application.candidateId));
  });
