import { receiptOf } from '#domains/matching/server/receipts/index.ts';
import { readActiveSetting, readCandidateFacts, readJobFacts } from '#domains/matching/server/matching/index.ts';
import { dayOf } from '#kernel/days.ts';
import { elevate, engine as engineActor, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { requestAppeal as askCall, MyAppeal } from '#domains/matching/contract/appeals.ts';
import { appealAsked } from '#domains/matching/contract/appeal-events.ts';
import { insertAppeal, readMyAppeals, pairOfApplication, canSeeJob } from './appeals.repo.ts';

type Body = InputOf<typeof askCall>['body'];

interface Subject {
  jobId: string;
  candidateId: string;
  side: 'candidate' | 'employer';
}

/** The pair the appeal is about, as far as its author can see it. */
async function subjectOf(tx: Tx, me: string, body: Body): Promise<Subject> {
  if ('applicationId' in body) {
    const pair = await pairOfApplication(tx, body.applicationId, me);
    if (!pair) throw notFound('application');
    return { ...pair, side: 'employer' };
  }
  if (!(await canSeeJob(tx, body.jobId))) throw notFound('job');
  return { jobId: body.jobId, candidateId: me, side: 'candidate' };
}

/**
 * Opens an appeal with the pair's current receipt. Matched or not: 'why not this job' deserves a review as much as
 * 'why this one'.
 */
export async function requestAppeal(deps: Deps, me: string, body: Body): Promise<MyAppeal> {
  const subject = await deps.db.as(user(me), (tx) => subjectOf(tx, me, body));
  const { jobId, candidateId } = subject;
  const receipt = await deps.db.as(engineActor, async (tx) => {
    const [candidate] = await readCandidateFacts(tx, [candidateId]);
    const [job] = await readJobFacts(tx, [jobId]);
    if (!candidate || !job) throw notFound('match');
    return receiptOf(candidate, job, (await readActiveSetting(tx)).weights, dayOf(deps.clock.now()));
  });
  return deps.db.as(user(me), async (tx) => {
    const createdAt = deps.clock.now();
    const { question } = body;
    const id = await elevate(tx, (raised) =>
      insertAppeal(raised, { ...subject, askedBy: me, question, receipt, createdAt }),
    );
    if (!id) throw new AppError('CONFLICT', 'You already asked about this match. We will answer soon.');
    await publish(deps, tx, appealAsked, { appealId: id, ...subject, askedBy: me });
    const asked = (await readMine(tx, me)).find((one) => one.id === id);
    if (!asked) throw new Error('the appeal was not stored');
    return asked;
  });
}

async function readMine(tx: Tx, me: string): Promise<MyAppeal[]> {
  return (await readMyAppeals(tx, me)).map(({ side, applicationId, createdAt, ...rest }) => ({
    ...rest,
    applicationId: side === 'employer' ? applicationId : null,
    createdAt: createdAt.toISOString(),
  }));
}

export const listMyAppeals = (deps: Deps, me: string): Promise<{ items: MyAppeal[] }> =>
  deps.db.as(user(me), async (tx) => ({ items: await readMine(tx, me) }));
