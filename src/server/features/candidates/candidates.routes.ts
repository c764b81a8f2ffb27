import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit } from '#server/platform/limit.ts';
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
} from '#shared/contracts/candidates.ts';
import { lookUpZip } from '#shared/contracts/geo.ts';
import { factRoutes } from './facts.routes.ts';
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
import { placeOf } from './zip.ts';

/** Everything under these paths is a candidate's own. */
const OWN_PATHS = [
  '/api/me/profile',
  '/api/me/profile/*',
  '/api/me/onboarding/*',
  '/api/me/licenses',
  '/api/me/licenses/*',
  '/api/me/certifications',
  '/api/me/certifications/*',
  '/api/me/work-history',
  '/api/me/work-history/*',
  '/api/me/education',
  '/api/me/education/*',
  '/api/me/blocked-organizations',
  '/api/me/blocked-organizations/*',
  '/api/me/organization-search',
  '/api/me/submission',
];

export function candidateRoutes(deps: Deps): Routes {
  const app = new Hono<AppEnv>();
  for (const path of OWN_PATHS) app.use(path, onlyRole('job_seeker'));
  app.route('/', profileRoutes(deps));
  app.route('/', factRoutes(deps));
  app.route('/', employerRoutes(deps));
  app.get(lookUpZip.path, limit(deps, 'zip', 120, '1m'), input(lookUpZip), (c) => {
    const place = placeOf(c.get('input').params.zip);
    if (!place) throw notFound('ZIP code');
    return answer(c, deps, lookUpZip, place);
  });
  return app;
}

const profileRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(getMyProfile.path, async (c) => answer(c, deps, getMyProfile, await readMyProfile(deps, viewerOf(c).userId)))
    .put(saveAbout.path, input(saveAbout), async (c) =>
      answer(c, deps, saveAbout, await saveMyAbout(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .put(saveRole.path, input(saveRole), async (c) =>
      answer(c, deps, saveRole, await saveMyRole(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .put(saveCredentials.path, input(saveCredentials), async (c) =>
      answer(c, deps, saveCredentials, await saveMyCredentials(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .put(savePreferences.path, input(savePreferences), async (c) =>
      answer(c, deps, savePreferences, await saveMyPreferences(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .put(saveOnboardingStep.path, input(saveOnboardingStep), async (c) => {
      await saveMyStep(deps, viewerOf(c).userId, c.get('input').body.step);
      return answer(c, deps, saveOnboardingStep, { ok: true });
    })
    .post(submitOnboarding.path, limit(deps, 'submit-profile', 10, '1h'), input(submitOnboarding), async (c) =>
      answer(c, deps, submitOnboarding, await submitProfile(deps, viewerOf(c).userId, c.get('input').body)),
    )
    .get(getMySubmission.path, async (c) =>
      answer(c, deps, getMySubmission, await readSubmission(deps, viewerOf(c).userId)),
    );

const employerRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(
      searchOrganizations.path,
      limit(deps, 'organization-search', 60, '1m'),
      input(searchOrganizations),
      async (c) => {
        const items = await findEmployers(deps, viewerOf(c).userId, c.get('input').query.q);
        return answer(c, deps, searchOrganizations, { items });
      },
    )
    .post(blockOrganization.path, input(blockOrganization), async (c) => {
      const { organizationId } = c.get('input').body;
      return answer(c, deps, blockOrganization, await blockEmployer(deps, viewerOf(c).userId, organizationId), 201);
    })
    .delete(unblockOrganization.path, input(unblockOrganization), async (c) => {
      const { id } = c.get('input').params;
      return answer(c, deps, unblockOrganization, await unblockEmployer(deps, viewerOf(c).userId, id));
    });
