import { screeningContracts } from '#domains/hiring/contract/screening-questions.ts';
import type { Feature } from '#platform/server/feature.ts';
import { screeningRoutes } from './screening-questions.routes.ts';

export { hasAnswers, requireAnswered } from './answers.ts';
export { openQuestions } from './screening-questions.repo.ts';

export const screeningQuestionsFeature: Feature = {
  name: 'screening-questions',
  contracts: screeningContracts,
  routes: screeningRoutes,
};
