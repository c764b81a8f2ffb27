import { Hono } from 'hono';
import { openSigned } from '#domains/profiles/server/passport/index.ts';
import { dayOf } from '#kernel/days.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AppEnv } from '#platform/server/http.ts';
import { limitAddress } from '#platform/server/limit.ts';
import { readFhir, readResume } from '#domains/profiles/contract/passport-exports.ts';
import { readCredentials, readPassport } from '#domains/profiles/contract/passport.ts';
import { day } from '#kernel/format.ts';
import { frame, PAGE_POLICY } from '../job-pages/frame.ts';
import { endedPage, passportPage } from './passport-page.ts';
import { words } from './words.ts';

/**
 * The page behind a passport link: rendered here, without a sign-in and without a script of ours, so that it can be read
 * and printed anywhere. The address is the secret: no search engine keeps it, and no other site is told it.
 */
export const passportPages = (deps: Deps, styles: readonly string[]): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/passport/:token', limitAddress(deps, 'passport', 60, '10m'), async (c, next) => {
    const params = readPassport.params?.safeParse(c.req.param());
    const found = params?.success ? await open(deps, params.data.token) : 'unknown';
    if (found === 'unknown') return next();
    c.header('Content-Security-Policy', PAGE_POLICY);
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    const page = {
      styles,
      year: Number(dayOf(deps.clock.now()).slice(0, 4)),
      origin: deps.env.appUrl,
      // Not the page's own path: a preview of the page must not spread its secret.
      path: '/passport',
      description: words.description,
      isIndexed: false,
    };
    if (found === 'ended') {
      return c.html(frame({ ...page, title: `${words.ended.title} · Tallgrass`, main: endedPage() }), 410);
    }
    const { passport, signed } = found;
    const at = (path: string) => path.replace(':token', c.req.param('token'));
    const main = passportPage(passport, {
      signed,
      files: [
        { href: at(readCredentials.path), words: words.machine },
        { href: at(readFhir.path), words: words.fhir },
        { href: at(readResume.path), words: words.resume },
      ],
      until: day(dayOf(new Date(passport.expiresAt))),
      today: day(dayOf(deps.clock.now())),
    });
    return c.html(frame({ ...page, title: `${words.title(passport.name)} · Tallgrass`, main }));
  });

const open = (deps: Deps, token: string) =>
  openSigned(deps, token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return 'unknown' as const;
    if (error instanceof AppError && error.code === 'GONE') return 'ended' as const;
    throw error;
  });
