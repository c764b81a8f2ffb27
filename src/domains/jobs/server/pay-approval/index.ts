import * as contracts from '#domains/jobs/contract/pay-approval.ts';
import type { Feature } from '#platform/server/feature.ts';
import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import { payApprovalSettled, payToApprove } from './pay-approval.notices.ts';
import { payApprovalSubscribers } from './pay-approval.subscribers.ts';
import { ask, decide, readRequest } from './requests.ts';
import { readRule, writeRule } from './rule.ts';

const employer = signedInAs('employer');

export const payApprovalFeature: Feature = {
  name: 'pay-approval',
  notices: [payToApprove, payApprovalSettled],
  subscribers: payApprovalSubscribers,
  contracts: contracts.payApprovalContracts,
  routes: routes(
    route(contracts.getPayApprover, employer, ({ deps, me }) => readRule(deps, me)),
    route(contracts.putPayApprover, employer, ({ deps, me, body }) => writeRule(deps, me, body)),
    route(contracts.getPayApproval, employer, ({ deps, me, params }) => readRequest(deps, me, params.id)),
    route(contracts.askForPayApproval, employer, ({ deps, me, params }) => ask(deps, me, params.id)),
    route(contracts.decidePayApproval, employer, ({ deps, me, params, body }) => decide(deps, me, params.id, body)),
  ),
};
