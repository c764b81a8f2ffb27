import { Hono } from 'hono';
import { readFhir, readResume } from '#domains/profiles/contract/passport/passport-exports.ts';
import { readCredentials, readPassport } from '#domains/profiles/contract/passport/passport.ts';
import type { SharedPassport } from '#domains/profiles/contract/passport/shared-passport.ts';
import { openSigned } from '#domains/profiles/server/passport/index.ts';
import { dayOf } from '#kernel/days.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { limitAddress } from '#platform/server/http/limit.ts';
import { siteFrame, VISITOR } from './page-frame.ts';
import { PAGE_POLICY } from './page-policy.ts';
import type { PageRenderer } from './page-renderer.ts';

/**
 * The page behind a passport link, open to anyone who has the link. The address is the secret: search engines must not
 * keep it, and no other site may see it as a referrer.
 */
export const passportPages = (deps: Deps, renderer: PageRenderer, styles: readonly string[]): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/passport/:token', limitAddress(deps, 'passport', 60, '10m'), async (c, next) => {
    const params = readPassport.params?.safeParse(c.req.param());
    const page = params?.success ? await openLink(deps, params.data.token) : null;
    if (!page) return next();
    c.header('Content-Security-Policy', PAGE_POLICY);
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex, nofollow');
    const html = await renderer.renderPassportPage({ site: siteFrame(deps, styles, VISITOR), path: c.req.path, page });
    return c.html(html, page === 'expired' ? 410 : 200);
  });

async function openLink(deps: Deps, token: string): Promise<SharedPassport | 'expired' | null> {
  const address = (path: string) => path.replace(':token', token);
  try {
    const { passport, signed } = await openSigned(deps, token);
    return {
      passport,
      signedFacts: signed,
      today: dayOf(deps.clock.now()),
      expiresOn: dayOf(new Date(passport.expiresAt)),
      downloads: {
        credentials: address(readCredentials.path),
        fhir: address(readFhir.path),
        resume: address(readResume.path),
      },
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    if (error instanceof AppError && error.code === 'GONE') return 'expired';
    throw error;
  }
}
