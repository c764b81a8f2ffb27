import { Hono } from 'hono';
import type { Deps } from '#server/platform/deps.ts';
import { answer, input, onlyRole, viewerOf, type AppEnv, type Routes } from '#server/platform/http.ts';
import { limit, limitAddress } from '#server/platform/limit.ts';
import { createPassportLink, getPassport, readPassport, revokePassportLink } from '#shared/contracts/passport.ts';
import { endLink, makeLink, readMine } from './links.ts';
import { openPassport } from './read-passport.ts';

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
    });
