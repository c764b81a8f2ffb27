import * as contracts from '#domains/hiring/contract/offers/offer-approvals.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { discard, saveDraft } from '../draft.ts';
import { readApprovals, readPreparation } from './preparation.ts';
import { readSteps, writeSteps } from './steps.ts';
import { decide, submit } from './submit.ts';

const employer = signedInAs('employer');

export const approvalRoutes = routes(
  route(contracts.getApprovalSteps, employer, ({ deps, me }) => readSteps(deps, me)),
  route(contracts.putApprovalSteps, employer, ({ deps, me, body }) => writeSteps(deps, me, body)),
  route(contracts.getOfferPreparation, employer, ({ deps, me, params, query }) =>
    readPreparation(deps, me, params.id, query),
  ),
  route(contracts.saveOfferDraft, employer, ({ deps, me, params, body }) => saveDraft(deps, me, params.id, body)),
  route(contracts.submitOffer, employer, ({ deps, me, params }) => submit(deps, me, params.id)),
  route(contracts.decideApproval, employer, ({ deps, me, params, body }) => decide(deps, me, params.id, body)),
  route(contracts.listApprovals, employer, ({ deps, me, params }) => readApprovals(deps, me, params.id)),
  route(contracts.discardOffer, employer, ({ deps, me, params }) => discard(deps, me, params.id)),
);
