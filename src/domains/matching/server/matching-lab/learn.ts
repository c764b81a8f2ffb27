import { readActiveSetting } from '#domains/matching/server/matching/index.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { learnInLab } from '#domains/matching/contract/matching-lab.ts';
import { askLab } from './lab-thread.ts';
import { readOutcomes } from './outcomes.repo.ts';
import { shapeOf } from './settings.ts';

/** Fits weights to outcomes. Returns a setting to inspect; proposing it is a separate step. */
export async function learn(deps: Deps, me: string): Promise<AnswerOf<typeof learnInLab>> {
  const { rows, active } = await deps.db.as(admin(me), async (tx) => ({
    rows: await readOutcomes(tx),
    active: await readActiveSetting(tx),
  }));
  const { weights, pairs, lossBefore, lossAfter } = await askLab(deps, { kind: 'learn', rows, from: active.weights });
  const outcomes = Object.fromEntries(
    Array.from(
      Map.groupBy(rows, ({ outcome }) => outcome),
      ([outcome, own]) => [outcome, own.length],
    ),
  );
  return { outcomes, pairs, lossBefore, lossAfter, setting: shapeOf({ weights, limits: active.limits }) };
}
