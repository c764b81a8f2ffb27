import { administrator, route, routes, signedIn } from '#platform/server/route.ts';
import * as contracts from '#domains/matching/contract/match-reviews.ts';
import { answerReview, listReviews } from './answer-review.ts';
import { askForReview, listMine } from './ask-for-review.ts';

export const matchReviewRoutes = routes(
  route(contracts.askForReview, signedIn({ limit: ['match-reviews', 10, '1h'] }), ({ deps, me, body }) =>
    askForReview(deps, me, body),
  ),
  route(contracts.listMyReviews, signedIn(), ({ deps, me }) => listMine(deps, me)),
  route(contracts.listReviews, administrator(), ({ deps, me, query }) => listReviews(deps, me, query)),
  route(contracts.answerReview, administrator(), ({ deps, me, params, body }) =>
    answerReview(deps, me, params.id, body),
  ),
);
