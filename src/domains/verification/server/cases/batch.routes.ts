import { planApproval as planApprovalCall } from '#domains/verification/contract/verification.ts';
import { AppError } from '#platform/server/errors.ts';
import { administrator, done, route, routes } from '#platform/server/http/route.ts';
import * as assignment from '#domains/verification/contract/cases/case-assignment.ts';
import * as contracts from '#domains/verification/contract/cases/planned-decisions.ts';
import { ACTING_ROLE_HEADER, ACTING_USER_HEADER } from '#domains/accounts/contract/acting-rules.ts';
import { assignCases, readReviewers } from './claims/assign-cases.ts';
import { claimCases } from './claims/claim-cases.ts';
import { planDecisions, readMyPlans } from './planned-decisions/plan-decisions.ts';
import { planApproval } from './planned-decisions/plan-approval.ts';
import { carryOutNow, undoMyPlans, undoPlan } from './planned-decisions/undo-plans.ts';

const reviewer = administrator();

/** A reviewer who is not acting as someone else: batch decisions are never made while acting. */
const reviewerAsThemselves: typeof reviewer = {
  admit(c) {
    if (c.req.header(ACTING_ROLE_HEADER) ?? c.req.header(ACTING_USER_HEADER)) {
      throw new AppError('FORBIDDEN', 'You are acting as someone else. Stop acting before you decide several cases.');
    }
    return reviewer.admit(c);
  },
};

export const planRoutes = routes(
  route(contracts.listPlannedDecisions, reviewer, ({ deps, me }) => readMyPlans(deps, me)),
  route(contracts.planDecisions, reviewerAsThemselves, ({ deps, me, body }) => planDecisions(deps, me, body)),
  route(planApprovalCall, reviewerAsThemselves, ({ deps, me, params, body }) =>
    planApproval(deps, me, params.id, body),
  ),
  route(contracts.carryOutPlannedDecision, reviewerAsThemselves, async ({ deps, me, params }) => {
    await carryOutNow(deps, me, params.id);
    return done;
  }),
  route(contracts.undoPlannedDecisions, reviewer, ({ deps, me }) => undoMyPlans(deps, me)),
  route(contracts.undoPlannedDecision, reviewer, async ({ deps, me, params }) => {
    await undoPlan(deps, me, params.id);
    return done;
  }),
  route(assignment.claimCases, reviewer, ({ deps, me, body }) => claimCases(deps, me, body)),
  route(assignment.assignCases, reviewer, ({ deps, me, body }) => assignCases(deps, me, body)),
  route(assignment.listReviewers, reviewer, ({ deps, me }) => readReviewers(deps, me)),
);
