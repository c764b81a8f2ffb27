import { readActiveSetting } from '#server/features/matching/index.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/contract.ts';
import type { batchInLab, learnInLab } from '#shared/contracts/matching-lab.ts';
import { askLab } from './lab-thread.ts';
import { readOutcomes } from './outcomes.repo.ts';
import { nameJobs, namePeople } from './people.repo.ts';
import { settingOf, shapeOf } from './settings.ts';

/** Fits weights to how showings went. The answer is a setting to look at; proposing it is another step. */
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

const SHOWN = 200;

/** A batch round as it would come out now; nobody is applied for and nothing is stored. */
export async function batchRound(
  deps: Deps,
  me: string,
  { position, state, setting }: InputOf<typeof batchInLab>['body'],
): Promise<AnswerOf<typeof batchInLab>> {
  const { weights } = setting
    ? settingOf(setting, 'what-if', 'setting')
    : await deps.db.as(admin(me), readActiveSetting);
  const { assigned, ...round } = await askLab(deps, { kind: 'batch', weights, position, state });
  const shown = assigned.slice(0, SHOWN);
  return deps.db.as(admin(me), async (tx) => {
    const people = await namePeople(
      tx,
      shown.map(({ candidateId }) => candidateId),
    );
    const jobs = await nameJobs(
      tx,
      shown.map(({ jobId }) => jobId),
    );
    return {
      ...round,
      assigned: assigned.length,
      pairs: shown.map(({ candidateId, jobId, compatibility }) => ({
        personId: candidateId,
        person: people.get(candidateId)?.title ?? '–',
        jobId,
        job: jobs.get(jobId)?.title ?? '–',
        where: jobs.get(jobId)?.detail ?? '',
        compatibility,
      })),
    };
  });
}
