import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AnswerOf, InputOf } from '#platform/contract/contract.ts';
import type { readSelfIdentification, saveSelfIdentification } from '#domains/profiles/contract/self-identification.ts';
import { deleteAnswer, findAnswer, saveAnswer } from './self-identification.repo.ts';

type Kept = AnswerOf<typeof readSelfIdentification>;

/*
 * Nothing here is audited, announced or counted: that a person answered is as private as the answer. The only other
 * reader is `app.impact_counts`, which returns counts of groups.
 */

const NOTHING: Kept = { answer: null };

export const readOwn = (deps: Deps, userId: string): Promise<Kept> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findAnswer(tx, userId);
    if (!row) return NOTHING;
    const { sex, raceEthnicity, updatedAt } = row;
    return { answer: { sex, raceEthnicity, updatedAt: updatedAt.toISOString() } };
  });

export async function saveOwn(
  deps: Deps,
  userId: string,
  { sex, raceEthnicity }: InputOf<typeof saveSelfIdentification>['body'],
): Promise<Kept> {
  const updatedAt = deps.clock.now();
  await deps.db.as(user(userId), (tx) => saveAnswer(tx, userId, { sex, raceEthnicity }, updatedAt));
  return { answer: { sex, raceEthnicity, updatedAt: updatedAt.toISOString() } };
}

export async function withdrawOwn(deps: Deps, userId: string): Promise<Kept> {
  await deps.db.as(user(userId), (tx) => deleteAnswer(tx, userId));
  return NOTHING;
}
