import { administrator, route, routes, signedIn } from '#platform/server/route.ts';
import * as contracts from '#domains/matching/contract/appeals.ts';
import { answerReview, listReviews } from './answer-appeal.ts';
import { askForReview, listMine } from './request-appeal.ts';

export const matchReviewRoutes = routes(
  route(contracts.askForReview, signedIn({ limit: ['appeals', 10, '1h'] }), ({ deps, me, body }) =>
    askForReview(deps, me, body),
  ),
  route(contracts.listMyReviews, signedIn(), ({ deps, me }) => listMine(deps, me)),
  route(contracts.listReviews, administrator(), ({ deps, me, query }) => listReviews(deps, me, query)),
  route(contracts.answerReview, administrator(), ({ deps, me, params, body }) =>
    answerReview(deps, me, params.id, body),
  ),
);
