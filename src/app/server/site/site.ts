import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type HonoRequest } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { dayOf } from '#kernel/days.ts';
import { EXTERNAL_PROVIDERS, type ExternalProvider } from '#domains/accounts/contract/identity.ts';
import { DIAGNOSTIC_PATHS } from '#domains/operations/contract/diagnostic-pages.ts';
import { ENTRY_PAGES, entryFolderOf } from '#domains/accounts/contract/entry-pages.ts';
import { LATER_ROUTES, LATER_ROUTES_PATH, PUBLIC_PAGES, SCREEN_MODULES } from '#kernel/prerendered.ts';
import { cookieName, SESSION_COOKIE } from '#platform/server/auth/cookies.ts';
import { matchRoutePattern, patternOf } from '#platform/server/http/route-pattern.ts';
import { ORIGIN_MARK, YEAR_MARK } from '#kernel/site-origin.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { earlyReadsOf } from './early-reads.ts';

/** Files with the build in their name never change; a year is the longest useful maximum. */
const FOREVER = 'public, max-age=31536000, immutable';
const SHELL = '__spa-fallback.html';
const NOT_FOUND_PAGE = 'not-found/index.html';

interface Site {
  /** Route patterns of the web application, e.g. `/employer/jobs/:id`. */
  patterns: string[];
  /** Page file → `script-src` and `style-src` hashes of its inline code. */
  hashes: Record<string, { script: string[]; style: string[] }>;
  /** The routes that prerendered pages load later, and their build. */
  later: { version: string; routes: Record<string, unknown> };
  /** Route pattern → the modules of its screen beyond those that the shell names. */
  modules: Record<string, string[]>;
}

interface SiteOptions {
  /** The public origin, for canonical URLs. */
  appUrl: string;
  /** Whether diagnostic pages are listed. */
  diagnosticPages: boolean;
  /** The external identity providers that are set up. */
  providers: readonly ExternalProvider[];
}

/**
 * Serves the built site: hashed assets cached for a year, prerendered pages, the application's shell for other listed
 * routes, and the not-found page with 404 for everything else. `root` is `build/client`.
 */
export async function siteRoutes(
  root: string,
  { appUrl, diagnosticPages, providers }: SiteOptions,
  clock: Clock,
): Promise<Hono<AppEnv>> {
  const unlisted: readonly string[] = diagnosticPages ? [] : DIAGNOSTIC_PATHS;
  const site: Site = {
    patterns: (await readJson<string[]>(join(root, 'routes.json'))).filter((pattern) => !unlisted.includes(pattern)),
    hashes: await readJson<Site['hashes']>(join(root, 'csp.json')),
    later: await readJson<Site['later']>(join(root, LATER_ROUTES)),
    modules: await readJson<Site['modules']>(join(root, SCREEN_MODULES)),
  };
  // Known before the first paint, so that the sign-in pages reserve no space for buttons that would disappear.
  const unoffered = EXTERNAL_PROVIDERS.filter((name) => !providers.includes(name)).join(' ');
  const htmlTag = unoffered ? `<html data-unoffered="${unoffered}"` : '<html';
  const pages = new Map<string, Promise<string>>();
  const page = (file: string) => {
    let text = pages.get(file);
    if (!text) {
      text = readFile(join(root, file), 'utf8').then((built) =>
        built.replaceAll(ORIGIN_MARK, appUrl).replace('<html', htmlTag),
      );
      pages.set(file, text);
    }
    return text;
  };

  return new Hono<AppEnv>()
    .use(compress())
    .use('/assets/*', async (c, next) => {
      await next();
      if (c.res.ok) c.res.headers.set('Cache-Control', FOREVER);
    })
    .use(
      serveStatic({
        root,
        precompressed: true,
        // Pages, which are in folders, are served below with their own Content-Security-Policy.
        rewriteRequestPath: (path) => (looksLikeFile(path) && !path.endsWith('.html') ? path : '/\0'),
      }),
    )
    .get(LATER_ROUTES_PATH, (c) => {
      // An open page of an older build can't use this one's modules: the router takes this as a request to reload.
      if (c.req.query('version') !== site.later.version)
        return c.body(null, 204, { 'X-Remix-Reload-Document': 'true', 'Cache-Control': 'no-store' });
      c.header('Cache-Control', FOREVER);
      return c.json(site.later.routes);
    })
    .get('*', async (c) => {
      const path = c.req.path;
      if (looksLikeFile(path) && !asksForPage(c.req)) return c.notFound();
      const known = site.patterns.some((pattern) => matchRoutePattern(pattern, path));
      const folder = normalize(path).replace(/^\/+/, '');
      const isEntry = ENTRY_PAGES.some((page) => page === `/${folder}`);
      // Of a page with a sign-in form, the one that the query asks for.
      const form = isEntry ? entryFolderOf(`/${folder}`, new URL(c.req.url).searchParams) : folder;
      const prerendered = form === null ? SHELL : join(form, 'index.html');
      // The browser knows a diagnostic page's route even where it is off, so the not-found page would not hydrate.
      const isUnlisted = unlisted.some((pattern) => matchRoutePattern(pattern, path));
      const wanted = known ? prerendered : isUnlisted ? SHELL : NOT_FOUND_PAGE;
      const file = (await exists(join(root, wanted))) ? wanted : SHELL;
      // Pages that aren't prerendered are personal, and sign-in forms have nothing to index.
      if (file === SHELL || isEntry || !known) c.header('X-Robots-Tag', 'noindex');
      c.header('Content-Security-Policy', policyFor(site.hashes[file]));
      c.header('Cache-Control', 'no-cache');
      const year = dayOf(clock.now()).slice(0, 4);
      const modules = file === SHELL ? (site.modules[patternOf(path, site.patterns)] ?? []) : [];
      const hasSession = getCookie(c, cookieName({ appUrl }, SESSION_COOKIE)) !== undefined;
      const reads = file === SHELL && hasSession ? earlyReadsOf(path, new URL(c.req.url).search) : [];
      const html = (await page(file))
        .replaceAll(YEAR_MARK, year)
        .replace('</body>', () => `${preload(modules, reads)}</body>`);
      return c.html(html, known ? 200 : 404);
    });
}

/**
 * Requests a screen's modules at once; found one import after the other, they take several round trips. The same for what
 * it reads, with the mode and credentials of the screen's own requests, which then take the answers.
 */
const preload = (modules: readonly string[], reads: readonly string[]) =>
  [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}"/>`),
    ...reads.map(
      (href) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${href.replaceAll('&', '&amp;')}"/>`,
    ),
  ].join('');

/** The style sheet as Vite serves it in development. */
export const DEVELOPMENT_STYLES = '/src/app/web/app.css';

/** The built site's style sheets, for pages that the server renders per request. */
export async function stylesOf(root: string): Promise<string[]> {
  const shell = await readFile(join(root, SHELL), 'utf8');
  return [...shell.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}

/** Prerendered pages that search engines may list, with the day each was built. */
export async function pagesOf(root: string): Promise<{ path: string; changedOn: string }[]> {
  const files = Object.keys(await readJson<Site['hashes']>(join(root, 'csp.json')));
  const pages = files.filter((file) => PUBLIC_PAGES.includes(`/${file.replace(/\/?index\.html$/, '')}`));
  return Promise.all(
    pages.sort().map(async (file) => ({
      path: `/${file.replace(/\/?index\.html$/, '')}`,
      changedOn: dayOf((await stat(join(root, file))).mtime),
    })),
  );
}

const hasFiles = (path: string) => /^\/(assets|api)\//.test(path);
const looksLikeFile = (path: string) => hasFiles(path) || /\.[a-z0-9]{1,11}$/i.test(path);

/** A missing asset or data file is a plain 404; navigating there shows a page, whatever the extension. */
const asksForPage = (asked: HonoRequest) =>
  !hasFiles(asked.path) && (asked.header('accept')?.includes('text/html') ?? false);

/**
 * The style elements that Radix adds in the browser, an empty and a filled one, to keep the page behind a dialog from
 * scrolling. Any other is refused.
 */
const LIBRARY_STYLES = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-nzTgYzXYDNe6BAHiiI7NNlfK8n/auuOAhh2t92YvuXo=',
];

/** The policy of a page of the built site, with the hashes of its inline code. */
export function policyFor(hashes: Site['hashes'][string] = { script: [], style: [] }): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.script.map((hash) => `'${hash}'`).join(' ')}`.trim(),
    `style-src-elem 'self' ${[...hashes.style, ...LIBRARY_STYLES].map((hash) => `'${hash}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const exists = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, 'utf8')) as T;
