import { route, signedInAs } from '#platform/server/http/route.ts';
import { certificationCalls, educationCalls, licenseCalls, workCalls } from '#domains/profiles/contract/candidates.ts';
import { certificationFacts, educationFacts, licenseFacts, workFacts } from './facts.ts';

const candidate = signedInAs('job_seeker');

/** Adds, changes and removes licenses, certifications, work and education; each call returns the whole profile. */
export const factRoutes = [
  route(licenseCalls.add, candidate, ({ deps, me, body }) => licenseFacts.add(deps, me, body)),
  route(licenseCalls.change, candidate, ({ deps, me, params, body }) => licenseFacts.change(deps, me, params.id, body)),
  route(licenseCalls.remove, candidate, ({ deps, me, params }) => licenseFacts.remove(deps, me, params.id)),
  route(certificationCalls.add, candidate, ({ deps, me, body }) => certificationFacts.add(deps, me, body)),
  route(certificationCalls.change, candidate, ({ deps, me, params, body }) =>
    certificationFacts.change(deps, me, params.id, body),
  ),
  route(certificationCalls.remove, candidate, ({ deps, me, params }) => certificationFacts.remove(deps, me, params.id)),
  route(workCalls.add, candidate, ({ deps, me, body }) => workFacts.add(deps, me, body)),
  route(workCalls.change, candidate, ({ deps, me, params, body }) => workFacts.change(deps, me, params.id, body)),
  route(workCalls.remove, candidate, ({ deps, me, params }) => workFacts.remove(deps, me, params.id)),
  route(educationCalls.add, candidate, ({ deps, me, body }) => educationFacts.add(deps, me, body)),
  route(educationCalls.change, candidate, ({ deps, me, params, body }) =>
    educationFacts.change(deps, me, params.id, body),
  ),
  route(educationCalls.remove, candidate, ({ deps, me, params }) => educationFacts.remove(deps, me, params.id)),
];
