import { randomUUID } from 'node:crypto';
import type { saveScreening, ScreeningQuestion } from '#domains/hiring/contract/screening-questions.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound, wrongState } from '#platform/server/errors.ts';
import { isStillToSave } from '#platform/server/still-to-save.ts';
import {
  insertQuestion,
  lockOwnJob,
  placeQuestion,
  questionsOf,
  retireQuestions,
  isOfTeam,
} from './screening-questions.repo.ts';

export const readQuestions = (deps: Deps, userId: string, jobId: string): Promise<{ items: ScreeningQuestion[] }> =>
  deps.db.as(user(userId), async (tx) => {
    if (!(await isOfTeam(tx, jobId))) throw notFound('job');
    return { items: await questionsOf(tx, jobId) };
  });

/**
 * Sets what a job asks. A question keeps its row as long as its wording stays the same. A new wording is a new question, so
 * that no answer appears under words that its author never read.
 */
export const saveQuestions = (
  deps: Deps,
  userId: string,
  jobId: string,
  { items, before: edited }: InputOf<typeof saveScreening>['body'],
): Promise<{ items: ScreeningQuestion[] }> =>
  deps.db.as(user(userId), async (tx) => {
    const job = await lockOwnJob(tx, jobId);
    if (!job) throw notFound('job');
    if (job.status === 'closed') throw wrongState('This job is closed.', job.status);
    const before = await questionsOf(tx, jobId);
    const saved = before.map(({ text, kind }) => ({ text, kind }));
    if (!isStillToSave(saved, { before: edited, next: items }, 'These questions')) return { items: before };
    const now = deps.clock.now();
    const kept = items.map(({ text, kind }) => before.find((one) => one.text === text && one.kind === kind));
    const gone = before.filter((one) => !kept.includes(one)).map(({ id }) => id);
    if (gone.length > 0) await retireQuestions(tx, gone, now);
    for (const [place, item] of items.entries()) {
      const same = kept[place];
      if (same) await placeQuestion(tx, same.id, place);
      else await insertQuestion(tx, { ...item, id: randomUUID(), jobId, place, createdAt: now });
    }
    return { items: await questionsOf(tx, jobId) };
  });
