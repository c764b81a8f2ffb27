import { z } from 'zod';
import { lockApplication, presentJobCard, step } from '#domains/hiring/server/applications/index.ts';
import { presentGates, presentReasons, presentScore, receiptIn } from '#domains/matching/server/matching/index.ts';
import { checkerFor } from '#domains/verification/server/requirements/index.ts';
import { elevate, user, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { decodeCursor, pageFrom } from '#platform/server/keyset.ts';
import type { MatchView } from '#domains/matching/contract/matches.ts';
import { findMyMatch, isShown, openApplication, openMatches, type MyMatchRow } from './my-matches.repo.ts';

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
    const now = deps.clock.now();
    const application = await lockApplication(tx, applicationId);
    const open = isEndedUnapplied(application)
      ? await elevate(tx, () => step(tx, application, 'matched', SYSTEM, now))
      : application;
    await step(tx, open, 'dismissed', { actor: 'candidate', actorId: userId }, now);
  });

const SYSTEM = { actor: 'system', actorId: null } as const;

/** The system ended it before the person applied, so the employer no longer sees her. */
const isEndedUnapplied = ({ stage, appliedAt }: { stage: string | null; appliedAt: Date | null }) =>
  stage === 'withdrawn' && appliedAt === null;

/** A match that no employer was shown yet has no row between the two: it begins at 'matched' like every other. */
async function openRow(tx: Tx, match: MyMatchRow['match'], organizationId: string): Promise<string> {
  const { jobId, candidateId } = match;
  const applicationId = await openApplication(tx, { jobId, organizationId, candidateId });
  if (!applicationId) throw notFound('match');
  return applicationId;
}

/** Takes a dismissal back. An employer who was not shown the person, or no longer is, is not shown them by this either. */
export const restore = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findMyMatch(tx, userId, id);
    if (!row?.applicationId) throw notFound('match');
    const now = deps.clock.now();
    const application = await lockApplication(tx, row.applicationId);
    const back = await step(tx, application, 'matched', { actor: 'candidate', actorId: userId }, now);
    await elevate(tx, async () => {
      if (!(await isShown(tx, back))) await step(tx, back, 'withdrawn', SYSTEM, now);
    });
  });

function present(
  { match, job, organizationName, facilityType, applicationId, stage, appliedAt }: MyMatchRow,
  check: Awaited<ReturnType<typeof checkerFor>>,
): MatchView {
  return {
    id: match.id,
    job: presentJobCard(job, organizationName, facilityType),
    distanceMiles: receiptIn(match).distanceMiles,
    score: presentScore(match),
    reasons: presentReasons(match),
    requirements: check(job),
    application:
      applicationId && stage && !isEndedUnapplied({ stage, appliedAt }) ? { id: applicationId, stage } : null,
    createdAt: match.createdAt.toISOString(),
  };
}
