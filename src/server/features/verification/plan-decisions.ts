import { audit } from '#server/platform/audit.ts';
import { admin } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, wrongState } from '#server/platform/errors.ts';
import type { AnswerOf, InputOf } from '#shared/contracts/contract.ts';
import type { listPlannedDecisions, planDecisions as planCall } from '#shared/contracts/planned-decisions.ts';
import { UNDO_MINUTES } from '#shared/kernel/planned-decisions.ts';
import { briefly, obstaclesTo } from './approval-rules.ts';
import { carryOutJob } from './carry-out-plans.ts';
import { lockForWork } from './claim.ts';
import { refuseStale } from './decide.ts';
import { refusalOf } from './one-of-many.ts';
import { insertPlan, listMyPlans } from './plans.repo.ts';
import { readCase } from './read-case.ts';

type Batch = InputOf<typeof planCall>['body'];
type Answer = AnswerOf<typeof planCall>;

/** The queue's own clock may be a little ahead of ours. */
const AFTER_DUE_SECONDS = 1;

/** Plans one decision for many cases, each by itself. Nothing about a case changes before its time has come. */
export async function planDecisions(deps: Deps, me: string, batch: Batch): Promise<Answer> {
  const plannedAt = deps.clock.now();
  const dueAt = new Date(plannedAt.getTime() + UNDO_MINUTES * 60_000);
  const results: Answer['results'] = [];
  for (const { id, version } of batch.cases) {
    const refusal = await refusalOf(() => plan(deps, me, { ...batch, id, version, plannedAt, dueAt }));
    results.push({ caseId: id, refusal });
  }
  return { dueAt: dueAt.toISOString(), results };
}

interface Given extends Pick<Batch, 'decision' | 'message'> {
  id: string;
  version: number;
  plannedAt: Date;
  dueAt: Date;
}

const plan = (deps: Deps, me: string, { id, version, decision, message, plannedAt, dueAt }: Given): Promise<void> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    refuseStale(row, version);
    const view = await readCase(deps, tx, id, me);
    if (!view.decisions.includes(decision)) throw wrongState('This decision is no longer possible.', row.status);
    const obstacles = obstaclesTo(decision, view);
    if (obstacles.length > 0) throw new AppError('CONFLICT', briefly(obstacles));
    const planId = await insertPlan(tx, {
      caseId: id,
      version,
      decision,
      message: message || null,
      plannedBy: me,
      plannedAt,
      dueAt,
    });
    const detail = { planId, decision, version, dueAt: dueAt.toISOString() };
    await audit(tx, { actorId: me, action: 'case.decision_planned', subjectType: 'case', subjectId: id, detail });
    await deps.jobs.enqueue(tx, carryOutJob, { planId }, { startAfter: UNDO_MINUTES * 60 + AFTER_DUE_SECONDS });
  });

/** More than anybody plans in ten minutes. */
const MOST_SHOWN = 500;

export const readMyPlans = (deps: Deps, me: string): Promise<AnswerOf<typeof listPlannedDecisions>> =>
  deps.db.as(admin(me), async (tx) => {
    const rows = await listMyPlans(tx, me, MOST_SHOWN);
    return {
      items: rows.map(({ plan: { id, caseId, decision, dueAt }, title }) => ({
        id,
        caseId,
        title: title ?? 'No name given',
        decision,
        dueAt: dueAt.toISOString(),
      })),
    };
  });
