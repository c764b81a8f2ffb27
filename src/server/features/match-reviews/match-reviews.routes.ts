import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import {
  adminActorOf,
  answer,
  input,
  onlyAdmin,
  signedIn,
  viewerOf,
  type AppEnv,
  type Routes,
} from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
import * as contracts from '#shared/contracts/match-reviews.ts';
import { answerReview, listReviews } from './answer-review.ts';
import { askForReview, listMine } from './ask-for-review.ts';

export const matchReviewRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .post(
      contracts.askForReview.path,
      signedIn,
      limit(deps, 'match-reviews', 10, '1h'),
      input(contracts.askForReview),
      async (c) =>
        answer(c, deps, contracts.askForReview, await askForReview(deps, viewerOf(c).userId, c.get('input').body), 201),
    )
    .get(contracts.listMyReviews.path, signedIn, async (c) =>
      answer(c, deps, contracts.listMyReviews, await listMine(deps, viewerOf(c).userId)),
    )
    .get(contracts.listReviews.path, onlyAdmin, input(contracts.listReviews), async (c) =>
      answer(c, deps, contracts.listReviews, await listReviews(deps, adminActorOf(c).userId, c.get('input').query)),
    )
    .post(contracts.answerReview.path, onlyAdmin, input(contracts.answerReview), async (c) => {
      const { params, body } = c.get('input');
      return answer(c, deps, contracts.answerReview, await answerReview(deps, adminActorOf(c).userId, params.id, body));
    });
