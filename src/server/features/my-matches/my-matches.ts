import { z } from 'zod';
import { lockApplication, presentJobCard, step } from '#server/features/applications/index.ts';
import { presentGates, presentReasons, presentScore, receiptIn } from '#server/features/matching/index.ts';
import { checkerFor } from '#server/features/requirements/index.ts';
import { user, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { decodeCursor, pageFrom } from '#server/platform/keyset.ts';
import type { MatchView } from '#shared/contracts/matches.ts';
import { findMyMatch, openApplication, openMatches, type MyMatchRow } from './my-matches.repo.ts';

export const listMatches = (deps: Deps, userId: string, query: { cursor?: string | undefined; limit: number }) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(query.cursor, z.tuple([z.number(), z.uuid()]));
    const rows = await openMatches(tx, { userId, after, limit: query.limit + 1 });
    const check = await checkerFor(deps, tx, userId);
    return pageFrom(
      rows,
      query.limit,
      (row) => present(row, check),
      ({ match }) => [match.rankScore, match.jobId],
    );
  });

export const getMatch = (deps: Deps, userId: string, id: string) =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMyMatch(tx, userId, id);
    if (!row) throw notFound('match');
    const check = await checkerFor(deps, tx, userId);
    return {
      ...present(row, check),
      gates: presentGates(row.match.receipt).map(({ isOwnWish: _own, ...gate }) => gate),
    };
  });

/** 'Not for me': the person no longer sees the job, and its employer no longer sees the person. */
export const dismiss = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMyMatch(tx, userId, id);
    if (!row) throw notFound('match');
    const applicationId = row.applicationId ?? (await openRow(tx, row.match, row.job.organizationId));
    const application = await lockApplication(tx, applicationId);
    await step(tx, application, 'dismissed', { actor: 'candidate', actorId: userId }, deps.clock.now());
  });

/** A match that no employer was shown yet has no row between the two: it begins at 'matched' like every other. */
async function openRow(tx: Tx, match: MyMatchRow['match'], organizationId: string): Promise<string> {
  const { jobId, candidateId, id: matchId } = match;
  const applicationId = await openApplication(tx, { jobId, organizationId, candidateId, matchId });
  if (!applicationId) throw notFound('match');
  return applicationId;
}

/** Takes a dismissal back. */
export const restore = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMyMatch(tx, userId, id);
    if (!row?.applicationId) throw notFound('match');
    const application = await lockApplication(tx, row.applicationId);
    await step(tx, application, 'matched', { actor: 'candidate', actorId: userId }, deps.clock.now());
  });

function present(
  { match, job, organizationName, facilityType, applicationId, stage }: MyMatchRow,
  check: Awaited<ReturnType<typeof checkerFor>>,
): MatchView {
  return {
    id: match.id,
    job: presentJobCard(job, organizationName, facilityType),
    distanceMiles: receiptIn(match).distanceMiles,
    score: presentScore(match),
    reasons: presentReasons(match),
    requirements: check(job),
    application: applicationId && stage ? { id: applicationId, stage } : null,
    createdAt: match.createdAt.toISOString(),
  };
}
