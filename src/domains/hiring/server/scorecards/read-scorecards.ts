import type { ScorecardsOfPerson } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { criteriaFor } from './criteria.ts';
import { nameOf, presentScorecard } from './scorecards.presenter.ts';
import {
  hasWaived,
  heldInterviews,
  namesOf,
  revisionsOf,
  scoredApplication,
  submitters,
  visibleScorecards,
  type ScoredApplication,
} from './scorecards.repo.ts';

export const readScorecards = (deps: Deps, userId: string, applicationId: string): Promise<ScorecardsOfPerson> =>
  deps.db.as(user(userId), async (tx) =>
    scorecardsIn(deps, tx, userId, await requireScored(tx, userId, applicationId)),
  );

/** An application of the reader's organizations, with what they may do about its scorecards; 404 for any other. */
export async function requireScored(tx: Tx, userId: string, applicationId: string): Promise<ScoredApplication> {
  const application = await scoredApplication(tx, userId, applicationId);
  if (!application) throw notFound('application');
  return application;
}

/** The answer to every call about scorecards: the whole of what the reader may see now. */
export async function scorecardsIn(
  { clock }: Deps,
  tx: Tx,
  me: string,
  application: ScoredApplication,
): Promise<ScorecardsOfPerson> {
  const { id, organizationId, position, isAsked, readsOthers } = application;
  if (!position) throw notFound('application');
  const rows = await visibleScorecards(tx, id);
  const revisions =
    rows.length > 0
      ? await revisionsOf(
          tx,
          rows.map((row) => row.id),
        )
      : [];
  const interviewers = (await heldInterviews(tx, id, clock.now())).flatMap(({ interviewerIds }) => interviewerIds);
  const { submitted, names } = await elevate(tx, async () => {
    const done = await submitters(tx, id);
    const people = await namesOf(tx, [...interviewers, me, ...done.flatMap(({ userId }) => userId ?? [])]);
    return { submitted: done, names: new Map(people.map(({ userId, name }) => [userId, name])) };
  });
  const around = { me, names, revisions };
  const cards = rows.map((row) => presentScorecard(row, around));
  const awaited = [...new Set(interviewers)].filter((one) => !submitted.some(({ userId }) => userId === one));
  const criteria = await criteriaFor(tx, organizationId, position);
  return {
    scoring: await scoringOf(tx, me, application),
    isAsked,
    readsOthers,
    version: criteria.version,
    criteria: criteria.criteria,
    mine: cards.find(({ isMine }) => isMine) ?? null,
    others: cards.filter(({ isMine }) => !isMine),
    submittedBy: submitted.map(({ name }) => nameOf(name)),
    awaitedFrom: awaited.map((one) => nameOf(names.get(one))),
  };
}

const OPEN = new Set(['applied', 'shortlisted', 'interviewing', 'offered']);

async function scoringOf(
  tx: Tx,
  userId: string,
  { id, stage, mayScore }: ScoredApplication,
): Promise<ScorecardsOfPerson['scoring']> {
  if (!mayScore) return OPEN.has(stage) ? 'reader' : 'closed';
  return (await hasWaived(tx, { applicationId: id, userId })) ? 'waived' : 'open';
}
