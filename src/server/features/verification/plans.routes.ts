import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import * as desks from '#shared/contracts/case-desks.ts';
import * as contracts from '#shared/contracts/planned-decisions.ts';
import { ACTING_ROLE_HEADER, ACTING_USER_HEADER } from '#shared/kernel/acting.ts';
import { assignCases, readReviewers } from './assign-cases.ts';
import { claimCases } from './claim-cases.ts';
import { planDecisions, readMyPlans } from './plan-decisions.ts';
import { undoMyPlans, undoPlan } from './undo-plans.ts';

/** Whoever looks through somebody else's eyes decides nothing for many. The console itself knows no acting. */
const asOneself = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header(ACTING_ROLE_HEADER) ?? c.req.header(ACTING_USER_HEADER)) {
    throw new AppError('FORBIDDEN', 'You are acting as somebody. Stop acting before you decide many cases at once.');
  }
  await next();
});

export const planRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listPlannedDecisions.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.listPlannedDecisions, await readMyPlans(deps, adminActorOf(c).userId)),
    )
    .post(contracts.planDecisions.path, onlyAdmin, asOneself, input(contracts.planDecisions), async (c) =>
      answer(c, deps, contracts.planDecisions, await planDecisions(deps, adminActorOf(c).userId, c.get('input').body)),
    )
    .post(contracts.undoPlannedDecisions.path, onlyAdmin, async (c) =>
      answer(c, deps, contracts.undoPlannedDecisions, await undoMyPlans(deps, adminActorOf(c).userId)),
    )
    .post(contracts.undoPlannedDecision.path, onlyAdmin, input(contracts.undoPlannedDecision), async (c) => {
      await undoPlan(deps, adminActorOf(c).userId, c.get('input').params.id);
      return answer(c, deps, contracts.undoPlannedDecision, { ok: true });
    })
    .post(desks.claimCases.path, onlyAdmin, input(desks.claimCases), async (c) =>
      answer(c, deps, desks.claimCases, await claimCases(deps, adminActorOf(c).userId, c.get('input').body)),
    )
    .post(desks.assignCases.path, onlyAdmin, input(desks.assignCases), async (c) =>
      answer(c, deps, desks.assignCases, await assignCases(deps, adminActorOf(c).userId, c.get('input').body)),
    )
    .get(desks.listReviewers.path, onlyAdmin, async (c) =>
      answer(c, deps, desks.listReviewers, await readReviewers(deps, adminActorOf(c).userId)),
    );
