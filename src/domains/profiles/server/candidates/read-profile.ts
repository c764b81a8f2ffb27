import { publishedSet, type NumberedSet } from '#domains/verification/server/requirements/index.ts';
import { dayOf } from '#kernel/days.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import {
  readBlocked,
  readCore,
  readDocuments,
  readFacts,
  readLastRoleRequest,
  readCases,
  type CaseRow,
  type Core,
  type Facts,
} from './candidates.repo.ts';
import { currentReviews, type Reviews } from './current-reviews.ts';
import { presentProfile } from './present-profile.ts';

/** All data of the person's own profile, read in the caller's transaction. */
export interface WholeProfile {
  core: Core;
  facts: Facts;
  documentKinds: string[];
  requestedRole: string | null;
  blocked: Awaited<ReturnType<typeof readBlocked>>;
  lastCase: CaseRow | undefined;
  reviews: Reviews;
  /** The position's current requirements; null without a position. */
  requirements: NumberedSet | null;
}

export async function readWholeProfile(tx: Tx, userId: string): Promise<WholeProfile> {
  // Sent together, because none of these needs the answer of another.
  const [core, facts, cases, kept, requestedRole] = await Promise.all([
    readCore(tx, userId),
    readFacts(tx, userId),
    readCases(tx, userId),
    readDocuments(tx, userId),
    readLastRoleRequest(tx, userId),
  ]);
  if (!core) throw notFound('profile');
  const { position } = core.candidate;
  const [reviews, requirements] = await Promise.all([
    currentReviews(tx, cases),
    position ? publishedSet(tx, position) : null,
  ]);
  // Last and by itself: it changes the transaction's role.
  const blocked = await readBlocked(tx, userId);
  return {
    core,
    facts,
    documentKinds: kept.map(({ kind }) => kind),
    requestedRole,
    blocked,
    lastCase: cases[0],
    reviews,
    requirements,
  };
}

export const viewOf = async (deps: Deps, tx: Tx, userId: string): Promise<CandidateProfileView> =>
  presentProfile(await readWholeProfile(tx, userId), {
    today: dayOf(deps.clock.now()),
    asksPastEmployers: deps.env.workConfirmations,
  });
