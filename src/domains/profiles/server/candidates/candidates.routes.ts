import { notFound } from '#platform/server/errors.ts';
import { anyone, done, route, routes, signedInAs } from '#platform/server/http/route.ts';
import {
  blockOrganization,
  getMyProfile,
  getMySubmission,
  saveAbout,
  saveCredentials,
  saveOnboardingStep,
  savePreferences,
  saveRole,
  searchOrganizations,
  submitOnboarding,
  unblockOrganization,
} from '#domains/profiles/contract/candidates.ts';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { lookUpZip } from '#domains/profiles/contract/geo.ts';
import { factRoutes } from './facts.routes.ts';
import { savePart } from './save-part.ts';
import { saveLicensePart } from './save-license-part.ts';
import { readSubmission } from './read-submission.ts';
import {
  blockEmployer,
  findEmployers,
  readMyProfile,
  saveMyAbout,
  saveMyCredentials,
  saveMyPreferences,
  saveMyRole,
  saveMyStep,
  unblockEmployer,
} from './save-profile.ts';
import { submitProfile } from './submit-profile.ts';
import { placeOf } from './places/zip.ts';

const candidate = signedInAs('job_seeker');

const partRoutes = [
  route(profileParts.position, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.home, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.shifts, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.pay, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.specialty, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.skills, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.settings, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.intro, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.schedule, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.distance, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.authorization, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.about, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.formerNames, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.address, candidate, ({ deps, me, body }) => savePart(deps, me, body)),
  route(profileParts.license, candidate, ({ deps, me, body }) => saveLicensePart(deps, me, body)),
];

export const candidateRoutes = routes(
  route(getMyProfile, candidate, ({ deps, me }) => readMyProfile(deps, me)),
  route(saveAbout, candidate, ({ deps, me, body }) => saveMyAbout(deps, me, body)),
  route(saveRole, candidate, ({ deps, me, body }) => saveMyRole(deps, me, body)),
  route(saveCredentials, candidate, ({ deps, me, body }) => saveMyCredentials(deps, me, body)),
  route(savePreferences, candidate, ({ deps, me, body }) => saveMyPreferences(deps, me, body)),
  route(saveOnboardingStep, candidate, async ({ deps, me, body }) => {
    await saveMyStep(deps, me, body.step);
    return done;
  }),
  route(submitOnboarding, signedInAs('job_seeker', { limit: ['submit-profile', 10, '1h'] }), ({ deps, me, body }) =>
    submitProfile(deps, me, body),
  ),
  route(getMySubmission, candidate, ({ deps, me }) => readSubmission(deps, me)),
  ...partRoutes,
  ...factRoutes,
  route(
    searchOrganizations,
    signedInAs('job_seeker', { limit: ['organization-search', 60, '1m'] }),
    async ({ deps, me, query }) => ({ items: await findEmployers(deps, me, query.q) }),
  ),
  route(blockOrganization, candidate, ({ deps, me, body }) => blockEmployer(deps, me, body.organizationId)),
  route(unblockOrganization, candidate, ({ deps, me, params }) => unblockEmployer(deps, me, params.id)),
  route(lookUpZip, anyone({ limit: ['zip', 120, '1m'] }), async ({ params }) => {
    const place = placeOf(params.zip);
    if (!place) throw notFound('ZIP code');
    return place;
  }),
);
