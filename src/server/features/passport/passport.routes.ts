import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit, limitAddress } from '#server/platform/limit.ts';
import {
  createPassportLink,
  getPassport,
  readCredentials,
  readPassport,
  revokePassportLink,
} from '#shared/contracts/passport.ts';
import { statusList } from './credentials.ts';
import { JWKS_PATH, publicKeys } from './issuer.ts';
import { endLink, makeLink, readMine } from './links.ts';
import { openCredentials, openPassport } from './read-passport.ts';

const STATUS_PATH = '/api/passport/status/:list';

export const passportRoutes = (deps: Deps): Routes =>
  new Hono<AppEnv>()
    .get(getPassport.path, onlyRole('job_seeker'), async (c) =>
      answer(c, deps, getPassport, await readMine(deps, viewerOf(c).userId)),
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
    // Both are for verifiers of other people: a token and a key set, in the forms that those ask for.
    .get(STATUS_PATH, limitAddress(deps, 'passport-status', 120, '10m'), async (c) => {
      const list = /^\d{1,6}$/.test(c.req.param('list')) ? Number(c.req.param('list')) : null;
      if (list === null) throw notFound('status list');
      return c.body(await statusList(deps, list), 200, { 'Content-Type': 'application/vc+jwt' });
    })
    .get(JWKS_PATH, async (c) => c.json(await publicKeys(deps.env)));
