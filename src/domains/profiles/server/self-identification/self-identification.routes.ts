import { route, routes, signedInAs } from '#platform/server/http/route.ts';
import * as contracts from '#domains/profiles/contract/self-identification.ts';
import { readOwn, saveOwn, withdrawOwn } from './self-identification.ts';

export const selfIdentificationRoutes = routes(
  route(contracts.readSelfIdentification, signedInAs('job_seeker'), ({ deps, me }) => readOwn(deps, me)),
  route(contracts.saveSelfIdentification, signedInAs('job_seeker'), ({ deps, me, body }) => saveOwn(deps, me, body)),
  route(contracts.withdrawSelfIdentification, signedInAs('job_seeker'), ({ deps, me }) => withdrawOwn(deps, me)),
);
