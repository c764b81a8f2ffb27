import { administrator, route, routes } from '#platform/server/http/route.ts';
import * as contracts from '#domains/verification/contract/verification.ts';
import { countCases as countCall } from '#domains/verification/contract/cases/case-counts.ts';
import { askAboutItem } from './source-checks/ask-about-item.ts';
import { linkToDirectory, recordCallback } from './callback/record-callback.ts';
import { claim, release } from './claims/claim.ts';
import { decide } from './decisions/decide.ts';
import { readCase } from './case/read-case.ts';
import { countCases } from './queue/count-cases.ts';
import { readQueue } from './queue/read-queue.ts';
import { reviewItem } from './decisions/review-item.ts';
import { lookAgain } from './second-review/decide-second-review.ts';

export const verificationRoutes = routes(
  route(contracts.listCases, administrator(), ({ deps, me, query }) => readQueue(deps, me, query)),
  route(contracts.searchCases, administrator(), ({ deps, me, body }) => readQueue(deps, me, body)),
  route(countCall, administrator(), ({ deps, me }) => countCases(deps, me)),
  route(contracts.getCase, administrator(), ({ deps, me, actor, params }) =>
    deps.db.as(actor, (tx) => readCase(deps, tx, params.id, me)),
  ),
  route(contracts.claimCase, administrator(), ({ deps, me, params, body }) =>
    claim(deps, me, params.id, body.takeOver),
  ),
  route(contracts.releaseCase, administrator(), ({ deps, me, params }) => release(deps, me, params.id)),
  route(contracts.reviewItem, administrator(), ({ deps, me, params, body }) => reviewItem(deps, me, { params, body })),
  route(contracts.askSource, administrator(), ({ deps, me, params }) => askAboutItem(deps, me, params)),
  route(contracts.decideCase, administrator(), ({ deps, me, params, body }) => decide(deps, me, params.id, body)),
  route(contracts.decideSecondReview, administrator(), ({ deps, me, params, body }) =>
    lookAgain(deps, me, params.id, body),
  ),
  route(contracts.linkDirectory, administrator(), ({ deps, me, params, body }) =>
    linkToDirectory(deps, me, params.id, body.ccn),
  ),
  route(contracts.recordCallback, administrator(), ({ deps, me, params, body }) =>
    recordCallback(deps, me, params.id, body),
  ),
);
