import { Hono } from 'hono';
import { declared } from '#server/platform/answers.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import {
  adminActorOf,
  answer,
  input,
  onlyAdmin,
  onlyRole,
  viewerOf,
  type AppEnv,
  type Routes,
} from '#server/platform/http.ts';
import { limit, limitAddress } from '#server/platform/limit.ts';
import {
  createPassportLink,
  getPassport,
  keySet,
  readCredentials,
  readPassport,
  revokePassportLink,
} from '#shared/contracts/passport.ts';
import { exportFhir, exportResume, readFhir, readResume } from '#shared/contracts/passport-exports.ts';
import { readPassportInside } from '#shared/contracts/passport-inside.ts';
import { statusList } from './credentials.ts';
import { fhirBundleOf } from './fhir.ts';
import { JWKS_PATH, publicKeys } from './issuer.ts';
import { jsonResumeOf } from './json-resume.ts';
import { endLink, makeLink, readMine } from './links.ts';
import { takeAlong, takeFromLink } from './portfolio.ts';
import { readInside } from './read-inside.ts';
import { openCredentials, openPassport } from './read-passport.ts';

const exportLimit = (deps: Deps) => limit(deps, 'passport-export', 30, '1h');
const RESUME = { name: 'passport.resume.json', type: 'application/json' };
const FHIR = { name: 'passport.fhir.json', type: 'application/fhir+json' };

function asFile(response: Response, { name, type }: typeof RESUME): Response {
  response.headers.set('Content-Type', type);
  response.headers.set('Content-Disposition', `attachment; filename="${name}"`);
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

const KEY_SET = { route: `GET ${JWKS_PATH}`, schema: keySet };
const STATUS_PATH = '/api/passport/status/:list';

export const passportRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(getPassport.path, onlyRole('job_seeker'), async (c) =>
      answer(c, deps, getPassport, await readMine(deps, viewerOf(c).userId)),
    )
    .get(readPassportInside.path, onlyAdmin, input(readPassportInside), async (c) =>
      answer(c, deps, readPassportInside, await readInside(deps, adminActorOf(c).userId, c.get('input').params.id)),
    )
    .post(
      createPassportLink.path,
      onlyRole('job_seeker'),
      limit(deps, 'passport-link', 30, '1h'),
      input(createPassportLink),
      async (c) =>
        answer(c, deps, createPassportLink, await makeLink(deps, viewerOf(c).userId, c.get('input').body), 201),
    )
    .post(revokePassportLink.path, onlyRole('job_seeker'), input(revokePassportLink), async (c) =>
      answer(c, deps, revokePassportLink, await endLink(deps, viewerOf(c).userId, c.get('input').params.id)),
    )
    .get(readPassport.path, limitAddress(deps, 'passport', 60, '10m'), input(readPassport), async (c) => {
      c.header('X-Robots-Tag', 'noindex');
      return answer(c, deps, readPassport, await openPassport(deps, c.get('input').params.token));
    })
    .get(readCredentials.path, limitAddress(deps, 'passport', 60, '10m'), input(readCredentials), async (c) => {
      c.header('X-Robots-Tag', 'noindex');
      return answer(c, deps, readCredentials, await openCredentials(deps, c.get('input').params.token));
    })
    .get(exportResume.path, onlyRole('job_seeker'), exportLimit(deps), input(exportResume), async (c) => {
      const taken = await takeAlong(deps, viewerOf(c).userId, c.get('input').query, 'json-resume');
      return asFile(answer(c, deps, exportResume, jsonResumeOf(taken)), RESUME);
    })
    .get(exportFhir.path, onlyRole('job_seeker'), exportLimit(deps), input(exportFhir), async (c) => {
      const taken = await takeAlong(deps, viewerOf(c).userId, c.get('input').query, 'fhir');
      return asFile(answer(c, deps, exportFhir, fhirBundleOf(taken)), FHIR);
    })
    .get(readResume.path, limitAddress(deps, 'passport', 60, '10m'), input(readResume), async (c) => {
      const taken = await takeFromLink(deps, c.get('input').params.token);
      return asFile(answer(c, deps, readResume, jsonResumeOf(taken)), RESUME);
    })
    .get(readFhir.path, limitAddress(deps, 'passport', 60, '10m'), input(readFhir), async (c) => {
      const taken = await takeFromLink(deps, c.get('input').params.token);
      return asFile(answer(c, deps, readFhir, fhirBundleOf(taken)), FHIR);
    })
    // Both are for verifiers of other people: a token and a key set, in the forms that those ask for.
    .get(STATUS_PATH, limitAddress(deps, 'passport-status', 120, '10m'), async (c) => {
      const list = /^\d{1,6}$/.test(c.req.param('list')) ? Number(c.req.param('list')) : null;
      if (list === null) throw notFound('status list');
      return c.body(await statusList(deps, list), 200, { 'Content-Type': 'application/vc+jwt' });
    })
    .get(JWKS_PATH, async (c) => c.json(declared(deps, KEY_SET, await publicKeys(deps.env)) as object));
