import { declared } from '#platform/server/http/answers.ts';
import { notFound } from '#platform/server/errors.ts';
import { administrator, anyone, rawRoute, route, routes, signedInAs } from '#platform/server/http/route.ts';
import {
  createPassportLink,
  getPassport,
  keySet,
  readCredentials,
  readPassport,
  revokePassportLink,
} from '#domains/profiles/contract/passport/passport.ts';
import {
  exportFhir,
  exportResume,
  readFhir,
  readResume,
} from '#domains/profiles/contract/passport/passport-exports.ts';
import { readPassportEvidence } from '#domains/profiles/contract/passport/passport-evidence.ts';
import { statusList } from './credentials.ts';
import { fhirBundleOf } from './fhir.ts';
import { JWKS_PATH, publicKeys } from './issuer.ts';
import { jsonResumeOf } from './json-resume.ts';
import { endLink, createLink, readMine } from './links.ts';
import { exportPortfolio, portfolioOfLink } from './portfolio.ts';
import { readEvidence } from './read-evidence.ts';
import { openCredentials, openPassport } from './read-passport.ts';

const KEY_SET = { route: `GET ${JWKS_PATH}`, schema: keySet };
const STATUS_PATH = '/api/passport/status/:list';

const candidate = signedInAs('job_seeker');
const exporter = signedInAs('job_seeker', { limit: ['passport-export', 30, '1h'] });
const linkHolder = anyone({ limitAddress: ['passport', 60, '10m'] });

export const passportRoutes = routes(
  route(getPassport, candidate, ({ deps, me }) => readMine(deps, me)),
  route(readPassportEvidence, administrator(), ({ deps, me, params }) => readEvidence(deps, me, params.id)),
  route(createPassportLink, signedInAs('job_seeker', { limit: ['passport-link', 30, '1h'] }), ({ deps, me, body }) =>
    createLink(deps, me, body),
  ),
  route(revokePassportLink, candidate, ({ deps, me, params }) => endLink(deps, me, params.id)),
  route(readPassport, linkHolder, ({ deps, params, c }) => {
    c.header('X-Robots-Tag', 'noindex');
    return openPassport(deps, params.token);
  }),
  route(readCredentials, linkHolder, ({ deps, params, c }) => {
    c.header('X-Robots-Tag', 'noindex');
    return openCredentials(deps, params.token);
  }),
  route(exportResume, exporter, async ({ deps, me, query }) =>
    jsonResumeOf(await exportPortfolio(deps, me, query, 'json-resume')),
  ),
  route(exportFhir, exporter, async ({ deps, me, query }) =>
    fhirBundleOf(await exportPortfolio(deps, me, query, 'fhir')),
  ),
  route(readResume, linkHolder, async ({ deps, params }) => jsonResumeOf(await portfolioOfLink(deps, params.token))),
  route(readFhir, linkHolder, async ({ deps, params }) => fhirBundleOf(await portfolioOfLink(deps, params.token))),
  // Both serve external verifiers: a token and a key set in standard formats.
  rawRoute(STATUS_PATH, anyone({ limitAddress: ['passport-status', 120, '10m'] }), async ({ deps, c }) => {
    const number = c.req.param('list') ?? '';
    if (!/^\d{1,6}$/.test(number)) throw notFound('status list');
    return c.body(await statusList(deps, Number(number)), 200, { 'Content-Type': 'application/vc+jwt' });
  }),
  rawRoute(JWKS_PATH, anyone(), async ({ deps, c }) =>
    c.json(declared(deps, KEY_SET, await publicKeys(deps.env)) as object),
  ),
);
