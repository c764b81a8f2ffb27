import * as moves from '#domains/hiring/contract/board/moves.ts';
import * as people from '#domains/hiring/contract/board/people.ts';
import * as steps from '#domains/hiring/contract/board/steps.ts';
import * as tags from '#domains/hiring/contract/board/tags.ts';
import { done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import { movePeople } from './move-people.ts';
import { findPeople, readBoard, readPlace } from './read-people.ts';
import { readSteps, replaceSteps, setStepOf } from './steps.ts';
import { addTag, readTags, removeTag, tagPeople } from './tags.ts';

const employer = signedInAs('employer');

export const boardRoutes = routes(
  route(people.readBoard, employer, ({ deps, me, body }) => readBoard(deps, me, body)),
  route(people.findPeople, employer, ({ deps, me, body }) => findPeople(deps, me, body)),
  route(people.findPlace, employer, ({ deps, me, body }) => readPlace(deps, me, body)),
  route(moves.movePeople, employer, ({ deps, me, body }) => movePeople(deps, me, body)),
  route(tags.listTags, employer, ({ deps, me }) => readTags(deps, me)),
  route(tags.createTag, employer, ({ deps, me, body }) => addTag(deps, me, body.name)),
  route(tags.deleteTag, employer, async ({ deps, me, params }) => {
    await removeTag(deps, me, params.id);
    return done;
  }),
  route(tags.tagPeople, employer, async ({ deps, me, body }) => {
    await tagPeople(deps, me, body);
    return done;
  }),
  route(steps.listSteps, employer, ({ deps, me }) => readSteps(deps, me)),
  route(steps.saveSteps, employer, ({ deps, me, body }) => replaceSteps(deps, me, body)),
  route(steps.setStep, employer, async ({ deps, me, body }) => {
    await setStepOf(deps, me, body);
    return done;
  }),
);
