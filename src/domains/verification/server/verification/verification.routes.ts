import { administrator, route, routes } from '#platform/server/route.ts';
import { readDirectoryStanding, searchDirectory } from '#domains/verification/contract/facility-directory.ts';
import * as holds from '#domains/verification/contract/holds.ts';
import * as contracts from '#domains/verification/contract/verification.ts';
import { askAboutItem } from './ask-about-item.ts';
import { linkToDirectory, readStanding, recordCallback, searchFacilities } from './callback.ts';
import { claim, release } from './claim.ts';
import { decide } from './decide.ts';
import { placeHold, readHolds, releaseHold } from './holds.ts';
import { readCase } from './read-case.ts';
import { readQueue } from './read-queue.ts';
import { reviewItem } from './review-item.ts';
import { lookAgain } from './second-review.ts';

export const verificationRoutes = routes(
  route(contracts.listCases, administrator(), ({ deps, me, query }) => readQueue(deps, me, query)),
  route(contracts.getCase, administrator(), ({ deps, me, actor, params }) =>
    deps.db.as(actor, (tx) => readCase(deps, tx, params.id, me)),
  ),
  route(contracts.claimCase, administrator(), ({ deps, me, params, body }) =>
    claim(deps, me, params.id, body.takeOver),
  ),
  route(contracts.releaseCase, administrator(), ({ deps, me, params }) => release(deps, me, params.id)),
  route(contracts.reviewItem, administrator(), ({ deps, me, params, query, body }) =>
    reviewItem(deps, me, { params, query, body }),
  ),
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
  route(searchDirectory, administrator(), async ({ deps, me, query }) => ({
    items: await searchFacilities(deps, me, query.q),
  })),
  route(readDirectoryStanding, administrator(), ({ deps, actor }) => deps.db.as(actor, readStanding)),
  route(holds.listHolds, administrator(), ({ deps, me, query }) => readHolds(deps, me, query)),
  route(holds.placeHold, administrator(), ({ deps, me, body }) => placeHold(deps, me, body)),
  route(holds.releaseHold, administrator(), ({ deps, me, params, body }) =>
    releaseHold(deps, me, params.id, body.reason),
  ),
);
