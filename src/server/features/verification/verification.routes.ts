import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { adminActorOf, answer, input, onlyAdmin, type AppEnv, type Routes } from '#server/platform/http.ts';
import { readDirectoryStanding, searchDirectory } from '#shared/contracts/facility-directory.ts';
import * as holds from '#shared/contracts/holds.ts';
import * as contracts from '#shared/contracts/verification.ts';
import { askAboutItem } from './ask-about-item.ts';
import { linkToDirectory, readStanding, recordCallback, searchFacilities } from './callback.ts';
import { claim, release } from './claim.ts';
import { decide } from './decide.ts';
import { placeHold, readHolds, releaseHold } from './holds.ts';
import { readCase } from './read-case.ts';
import { readQueue } from './read-queue.ts';
import { reviewItem } from './review-item.ts';
import { lookAgain } from './second-review.ts';

const me = (c: Parameters<typeof adminActorOf>[0]) => adminActorOf(c).userId;

export const verificationRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(contracts.listCases.path, onlyAdmin, input(contracts.listCases), async (c) =>
      answer(c, deps, contracts.listCases, await readQueue(deps, me(c), c.get('input').query)),
    )
    .get(contracts.getCase.path, onlyAdmin, input(contracts.getCase), async (c) => {
      const { id } = c.get('input').params;
      return answer(
        c,
        deps,
        contracts.getCase,
        await deps.db.as(adminActorOf(c), (tx) => readCase(deps, tx, id, me(c))),
      );
    })
    .post(contracts.claimCase.path, onlyAdmin, input(contracts.claimCase), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.claimCase, await claim(deps, me(c), params.id, body.takeOver));
    })
    .post(contracts.releaseCase.path, onlyAdmin, input(contracts.releaseCase), async (c) =>
      answer(c, deps, contracts.releaseCase, await release(deps, me(c), c.get('input').params.id)),
    )
    .put(contracts.reviewItem.path, onlyAdmin, input(contracts.reviewItem), async (c) =>
      answer(c, deps, contracts.reviewItem, await reviewItem(deps, me(c), c.get('input'))),
    )
    .post(contracts.askSource.path, onlyAdmin, input(contracts.askSource), async (c) =>
      answer(c, deps, contracts.askSource, await askAboutItem(deps, me(c), c.get('input').params)),
    )
    .post(contracts.decideCase.path, onlyAdmin, input(contracts.decideCase), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.decideCase, await decide(deps, me(c), params.id, body));
    })
    .post(contracts.decideSecondReview.path, onlyAdmin, input(contracts.decideSecondReview), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.decideSecondReview, await lookAgain(deps, me(c), params.id, body));
    })
    .put(contracts.linkDirectory.path, onlyAdmin, input(contracts.linkDirectory), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.linkDirectory, await linkToDirectory(deps, me(c), params.id, body.ccn));
    })
    .put(contracts.recordCallback.path, onlyAdmin, input(contracts.recordCallback), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.recordCallback, await recordCallback(deps, me(c), params.id, body));
    })
    .get(searchDirectory.path, onlyAdmin, input(searchDirectory), async (c) =>
      answer(c, deps, searchDirectory, {
        items: await searchFacilities(deps, me(c), c.get('input').query.q),
      }),
    )
    .get(readDirectoryStanding.path, onlyAdmin, async (c) =>
      answer(c, deps, readDirectoryStanding, await deps.db.as(adminActorOf(c), readStanding)),
    )
    .get(holds.listHolds.path, onlyAdmin, input(holds.listHolds), async (c) =>
      answer(c, deps, holds.listHolds, await readHolds(deps, me(c), c.get('input').query)),
    )
    .post(holds.placeHold.path, onlyAdmin, input(holds.placeHold), async (c) =>
      answer(c, deps, holds.placeHold, await placeHold(deps, me(c), c.get('input').body), 201),
    )
    .post(holds.releaseHold.path, onlyAdmin, input(holds.releaseHold), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, holds.releaseHold, await releaseHold(deps, me(c), params.id, body.reason));
    });
