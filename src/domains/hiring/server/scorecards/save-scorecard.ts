import { signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import type { Criterion } from '#domains/hiring/contract/scorecards/criteria.ts';
import type { ScorecardContent, ScorecardsOfPerson } from '#domains/hiring/contract/scorecards/scorecards.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, wrongState } from '#platform/server/errors.ts';
import { criteriaFor } from './criteria.ts';
import { requireScored, scorecardsIn } from './read-scorecards.ts';
import {
  hasWaived,
  heldInterviews,
  insertRevision,
  insertScorecard,
  insertWaiver,
  updateScorecard,
  visibleScorecards,
  type ScoredApplication,
  type ScorecardRow,
} from './scorecards.repo.ts';

interface Save extends ScorecardContent {
  revision: number;
  submit: boolean;
  reason: string | null;
}

/** Saves the member's own scorecard: as a draft, submitted, or amended with a trace of what it said before. */
export const save = (deps: Deps, userId: string, applicationId: string, input: Save): Promise<ScorecardsOfPerson> =>
  deps.db.as(user(userId), async (tx) => {
    const application = await requireOpen(tx, userId, applicationId);
    if (await hasWaived(tx, { applicationId, userId })) {
      throw wrongState('You chose to read the scorecards of others without writing one.', 'waived');
    }
    const mine = (await visibleScorecards(tx, applicationId)).find(({ authorId }) => authorId === userId);
    if ((mine?.revision ?? 0) !== input.revision) throw changedElsewhere();
    if (mine?.submittedAt) await amend(deps, tx, mine, input);
    else await write(deps, tx, { application, userId, mine, input });
    await signalTeam(tx, application.organizationId, [{ topic: 'applications', id: applicationId }]);
    return scorecardsIn(deps, tx, userId, await requireScored(tx, userId, applicationId));
  });

/** The member reads what others submitted and writes no scorecard for this application. */
export const waive = (deps: Deps, userId: string, applicationId: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const { isAsked } = await requireOpen(tx, userId, applicationId);
    if (isAsked) throw wrongState('You interview this person. Submit your scorecard to read the others.', 'asked');
    await insertWaiver(tx, { applicationId, userId, createdAt: deps.clock.now() });
  });

async function requireOpen(tx: Tx, userId: string, applicationId: string): Promise<ScoredApplication> {
  const application = await requireScored(tx, userId, applicationId);
  if (application.mayScore) return application;
  if (application.stage === 'matched') throw wrongState('This person has not applied yet.', 'matched');
  if (application.stage === 'withdrawn') {
    throw wrongState('This person withdrew. Scorecards are closed.', 'withdrawn');
  }
  if (application.stage === 'rejected' || application.stage === 'hired') {
    throw wrongState('This application was decided. Scorecards are closed.', application.stage);
  }
  throw new AppError('FORBIDDEN', 'Ask an owner or a recruiter of your organization to do this.');
}

interface Writing {
  application: ScoredApplication;
  userId: string;
  mine: ScorecardRow | undefined;
  input: Save;
}

async function write(deps: Deps, tx: Tx, { application, userId, mine, input }: Writing): Promise<void> {
  const { id: applicationId, organizationId, position } = application;
  if (!position) throw wrongState('This job has no position.', application.stage);
  const begun = mine ?? (await criteriaFor(tx, organizationId, position));
  const content = contentOf(input, begun.criteria);
  const now = deps.clock.now();
  if (input.submit) requireComplete(content, begun.criteria);
  const interview = (await heldInterviews(tx, applicationId, now)).find(({ interviewerIds }) =>
    interviewerIds.includes(userId),
  );
  const changes = {
    ...content,
    updatedAt: now,
    ...(input.submit ? { submittedAt: now, interviewId: interview?.id ?? null } : {}),
  };
  const isSaved = mine
    ? await updateScorecard(tx, mine, changes)
    : await insertScorecard(tx, {
        applicationId,
        organizationId,
        authorId: userId,
        criteriaVersion: begun.version,
        criteria: begun.criteria,
        createdAt: now,
        ...changes,
      });
  if (!isSaved) throw changedElsewhere();
}

async function amend(deps: Deps, tx: Tx, mine: ScorecardRow, input: Save): Promise<void> {
  if (!input.submit) throw wrongState('You submitted this scorecard. Amend it instead.', 'submitted');
  const content = contentOf(input, mine.criteria);
  requireComplete(content, mine.criteria);
  if (!input.reason) throw invalidField('reason', 'Say why you are amending it. Your team sees the reason.');
  const now = deps.clock.now();
  const { id: scorecardId, revision, answers, recommendation, comment } = mine;
  if (!(await updateScorecard(tx, mine, { ...content, updatedAt: now }))) throw changedElsewhere();
  await insertRevision(tx, {
    scorecardId,
    revision,
    answers,
    recommendation,
    comment,
    reason: input.reason,
    amendedAt: now,
  });
}

const changedElsewhere = () =>
  new AppError(
    'CONFLICT',
    'You saved this scorecard in another tab or on another device. Compare it with what you typed here, then save again.',
  );

/** The answers in the order of the criteria; a key that the scorecard doesn't have is refused. */
function contentOf({ answers, recommendation, comment }: Save, criteria: readonly Criterion[]): ScorecardContent {
  if (answers.some(({ key }) => !criteria.some((one) => one.key === key))) {
    throw invalidField('answers', 'The criteria changed. Reload the page; your draft is kept.');
  }
  return { answers, recommendation, comment };
}

/** A rating without evidence, no rating at all and no recommendation keep a scorecard a draft. */
function requireComplete({ answers, recommendation }: ScorecardContent, criteria: readonly Criterion[]): void {
  const fields: Record<string, string> = {};
  for (const [at, { level, evidence }] of answers.entries()) {
    if (level && !evidence) fields[`answers.${at}.evidence`] = 'Write what you saw or heard that shows this level.';
  }
  if (!answers.some(({ level }) => level)) {
    fields['answers.0.level'] = `Rate at least one of the ${criteria.length} criteria.`;
  }
  if (!recommendation) fields['recommendation'] = 'Choose your recommendation.';
  if (Object.keys(fields).length > 0) {
    throw new AppError('INVALID_INPUT', 'Complete your scorecard to submit it. You can save it as a draft.', {
      fields,
    });
  }
}
