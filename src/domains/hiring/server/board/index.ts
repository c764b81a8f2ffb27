import { movePeople } from '#domains/hiring/contract/board/moves.ts';
import { findPeople, findPlace, readBoard } from '#domains/hiring/contract/board/people.ts';
import { listSteps, saveSteps, setStep } from '#domains/hiring/contract/board/steps.ts';
import { createTag, deleteTag, listTags, tagPeople } from '#domains/hiring/contract/board/tags.ts';
import type { Feature } from '#platform/server/feature.ts';
import { boardRoutes } from './board.routes.ts';

export { placeOf } from './place-in-list.ts';
export { factsOf } from './read-people.ts';

export const boardFeature: Feature = {
  name: 'board',
  contracts: [
    readBoard,
    findPeople,
    findPlace,
    movePeople,
    listTags,
    createTag,
    deleteTag,
    tagPeople,
    listSteps,
    saveSteps,
    setStep,
  ],
  routes: boardRoutes,
};
