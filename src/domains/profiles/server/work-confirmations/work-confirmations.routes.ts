import { anyone, route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/profiles/contract/work/work-confirmations.ts';
import { answerLink, openLink } from './answer.ts';
import { askEmployer, readMine } from './ask.ts';
import { requestReview, comment, revoke } from './own.ts';

const candidate = signedInAs('job_seeker');
const linkHolder = anyone({ limitAddress: ['work-confirmation', 60, '10m'] });

export const workConfirmationRoutes = routes(
  route(contracts.listWorkConfirmations, candidate, ({ deps, me }) => readMine(deps, me)),
  route(
    contracts.askPastEmployer,
    signedInAs('job_seeker', { limit: ['work-confirmation-ask', 30, '1h'] }),
    ({ deps, me, body }) => askEmployer(deps, me, body),
  ),
  route(contracts.revokeWorkConfirmation, candidate, ({ deps, me, params }) => revoke(deps, me, params.id)),
  route(contracts.commentWorkConfirmation, candidate, ({ deps, me, params, body }) =>
    comment(deps, me, params.id, body.comment),
  ),
  route(contracts.requestReview, candidate, ({ deps, me, params }) => requestReview(deps, me, params.id)),
  route(contracts.openWorkConfirmation, linkHolder, ({ deps, body, c }) => {
    c.header('X-Robots-Tag', 'noindex');
    return openLink(deps, body.token);
  }),
  route(contracts.answerWorkConfirmation, linkHolder, ({ deps, body }) => answerLink(deps, body.token, body.answer)),
);
