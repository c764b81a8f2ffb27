import { z } from 'zod';
import { lockApplication, moveApplication, presentJobCard } from '#domains/hiring/server/applications/index.ts';
import {
  presentFit,
  presentGates,
  presentReasons,
  presentScore,
  receiptIn,
} from '#domains/matching/server/matching/index.ts';
import { checkerFor } from '#domains/verification/server/requirements/index.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, pageFrom } from '#platform/server/http/keyset.ts';
import type { UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import { usualResponses } from '#domains/hiring/server/response-clock/index.ts';
import type { MatchView } from '#domains/matching/contract/matches.ts';
import { findMyMatch, isShown, openApplication, openMatches, type MyMatchRow } from './my-matches.repo.ts';

export const listMatches = (deps: Deps, userId: string, query: { cursor?: string | undefined; limit: number }) =>
  deps.db.as(user(userId), async (tx) => {
    const after = decodeCursor(query.cursor, z.tuple([z.number(), z.uuid()]));
    const rows = await openMatches(tx, { userId, after, limit: query.limit + 1 });
    const check = await checkerFor(deps, tx, userId);
    const usual = await usualResponses(
      tx,
      rows.map(({ job }) => job.organizationId),
      deps.clock.now(),
    );
    return pageFrom(
      rows,
      query.limit,
      (row) => present(row, check, usual.get(row.job.organizationId)),
      ({ match }) => [match.rankScore, match.jobId],
    );
  });

export const getMatch = (deps: Deps, userId: string, id: string) =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMyMatch(tx, userId, id);
    if (!row) throw notFound('match');
    const check = await checkerFor(deps, tx, userId);
    const usual = await usualResponses(tx, [row.job.organizationId], deps.clock.now());
    return {
      ...present(row, check, usual.get(row.job.organizationId)),
      description: row.job.description ?? '',
      gates: presentGates(row.match.receipt).map(({ isOwnWish: _own, ...gate }) => gate),
    };
  });

/** 'Not for me': hides the job from the candidate and the candidate from its employer. */
export const dismiss = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMyMatch(tx, userId, id);
    if (!row) throw notFound('match');
    const applicationId = row.applicationId ?? (await openRow(tx, row.match, row.job.organizationId));
    const application = await lockApplication(tx, applicationId);
    const open = isEndedUnapplied(application)
      ? await elevate(tx, () => moveApplication(deps, tx, application, 'matched', SYSTEM))
      : application;
    await moveApplication(deps, tx, open, 'dismissed', { actor: 'candidate', actorId: userId });
  });

/** Ended by the system before the candidate applied, so the employer no longer sees them. */
const isEndedUnapplied = ({ stage, appliedAt }: { stage: string | null; appliedAt: Date | null }) =>
  stage === 'withdrawn' && appliedAt === null;

/** A match that its employer has not been shown yet has no application; it starts at 'matched' like any other. */
async function openRow(tx: Tx, match: MyMatchRow['match'], organizationId: string): Promise<string> {
  const { jobId, candidateId } = match;
  const applicationId = await openApplication(tx, { jobId, organizationId, candidateId });
  if (!applicationId) throw notFound('match');
  return applicationId;
}

/** Undoes a dismissal. An employer who was not shown the candidate, or no longer is, does not see them by this either. */
export const restore = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMyMatch(tx, userId, id);
    if (!row?.applicationId) throw notFound('match');
    const application = await lockApplication(tx, row.applicationId);
    const back = await moveApplication(deps, tx, application, 'matched', { actor: 'candidate', actorId: userId });
    await elevate(tx, async () => {
      if (!(await isShown(tx, back))) await moveApplication(deps, tx, back, 'withdrawn', SYSTEM);
    });
  });

function present(
  { match, job, organizationName, facilityType, applicationId, stage, appliedAt }: MyMatchRow,
  check: Awaited<ReturnType<typeof checkerFor>>,
  usual: UsualResponse | undefined,
): MatchView {
  return {
    id: match.id,
    job: presentJobCard(job, organizationName, facilityType),
    distanceMiles: receiptIn(match).distanceMiles,
    ...presentFit(match),
    usualResponse: usual ?? null,
    score: presentScore(match),
    reasons: presentReasons(match),
    requirements: check(job),
    application:
      applicationId && stage && !isEndedUnapplied({ stage, appliedAt }) ? { id: applicationId, stage } : null,
    createdAt: match.createdAt.toISOString(),
  };
}
