import * as contracts from '#domains/hiring/contract/screening-questions.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { askedOf, readAnswers, saveAnswers } from './answers.ts';
import { readQuestions, saveQuestions } from './questions.ts';

const employer = signedInAs('employer');
const candidate = signedInAs('job_seeker');

export const screeningRoutes = routes(
  route(contracts.getScreening, employer, ({ deps, me, params }) => readQuestions(deps, me, params.id)),
  route(contracts.saveScreening, employer, ({ deps, me, params, body }) => saveQuestions(deps, me, params.id, body)),
  route(contracts.getMyScreening, candidate, ({ deps, me, params }) => askedOf(deps, me, params.id)),
  route(contracts.answerScreening, candidate, async ({ deps, me, params, body }) => {
    await saveAnswers(deps, me, params.id, body.answers);
    return done;
  }),
  route(contracts.getScreeningAnswers, employer, ({ deps, me, params }) => readAnswers(deps, me, params.id)),
);
