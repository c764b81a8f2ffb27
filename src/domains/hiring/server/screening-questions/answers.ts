import type { AskedQuestion } from '#domains/hiring/contract/screening-questions.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound, wrongState } from '#platform/server/errors.ts';
import {
  answersOfApplicant,
  answersTo,
  putAnswer,
  questionsOf,
  seesJob,
  stageWith,
} from './screening-questions.repo.ts';

/** Before the application is made; an answer does not change under the employer's eyes. */
const ANSWERABLE = new Set<string | null>([null, 'matched', 'dismissed', 'withdrawn']);

const asked = async (tx: Tx, candidateId: string, jobId: string): Promise<AskedQuestion[]> => {
  const answers = await answersTo(tx, candidateId, jobId);
  return (await questionsOf(tx, jobId)).map((one) => ({ ...one, answer: answers.get(one.id) ?? null }));
};

export const askedOf = (deps: Deps, candidateId: string, jobId: string): Promise<{ items: AskedQuestion[] }> =>
  deps.db.as(user(candidateId), async (tx) => {
    if (!(await seesJob(tx, jobId))) throw notFound('job');
    return { items: await asked(tx, candidateId, jobId) };
  });

export const saveAnswers = (
  deps: Deps,
  candidateId: string,
  jobId: string,
  answers: readonly { questionId: string; answer: string }[],
): Promise<void> =>
  deps.db.as(user(candidateId), async (tx) => {
    if (!(await seesJob(tx, jobId))) throw notFound('job');
    const stage = await stageWith(tx, candidateId, jobId);
    if (!ANSWERABLE.has(stage)) throw wrongState('You have applied. Write to the employer in Messages.', stage ?? '');
    const questions = await questionsOf(tx, jobId);
    const fields: Record<string, string> = {};
    for (const [at, { questionId, answer }] of answers.entries()) {
      const question = questions.find(({ id }) => id === questionId);
      if (!question) throw wrongState('The questions changed. Reload the page; your answers are kept.', 'questions');
      if (question.kind === 'yes_no' && answer !== 'Yes' && answer !== 'No') {
        fields[`answers.${at}.answer`] = 'Choose yes or no.';
      }
    }
    if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', 'Check your answers.', { fields });
    const answeredAt = deps.clock.now();
    for (const { questionId, answer } of answers) await putAnswer(tx, { questionId, candidateId, answer, answeredAt });
  });

/** Refuses an application while a question is open, no matter who makes it: the candidate, a yes to an invitation, or the system. */
export async function requireAnswered(tx: Tx, candidateId: string, jobId: string): Promise<void> {
  const open = (await asked(tx, candidateId, jobId)).filter(({ answer }) => answer === null).length;
  if (open === 0) return;
  const what = open === 1 ? 'a question' : `${open} questions`;
  throw wrongState(`This employer asks ${what} first. Answer to apply.`, 'questions');
}

export const hasAnswers = async (tx: Tx, { candidateId, jobId }: { candidateId: string; jobId: string }) =>
  (await answersTo(tx, candidateId, jobId)).size > 0;

export const readAnswers = (deps: Deps, userId: string, applicationId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const items = await answersOfApplicant(tx, userId, applicationId);
    if (!items) throw notFound('application');
    return { items };
  });
