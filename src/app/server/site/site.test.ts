import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';
import { THEME_COLORS } from '#kernel/brand.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { LATER_ROUTES, LATER_ROUTES_PATH, SCREEN_MODULES } from '#kernel/prerendered.ts';
import { ORIGIN_MARK, SHARE_PICTURE, YEAR_MARK } from '#kernel/site-origin.ts';
import { expect, onTestFinished, test } from 'vitest';
import { pagesOf, siteRoutes } from './site.ts';

const OPTIONS = { appUrl: 'https://site.example.test', providers: [] };
const CLOCK = new MovableClock(new Date('2031-03-01T12:00:00Z'));
const NOTHING_INLINE = { script: [], style: [] };
const MODULES = {
  '/employer/jobs/:id': ['/assets/job-1.js', '/assets/tabs-2.js'],
  '/employer/jobs': ['/assets/jobs-3.js'],
};

function builtSite(patterns: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'routes.json'), JSON.stringify(patterns));
  writeFileSync(join(root, 'csp.json'), '{}');
  writeFileSync(join(root, LATER_ROUTES), JSON.stringify({ version: 'of-now', routes: { login: { id: 'login' } } }));
  writeFileSync(join(root, SCREEN_MODULES), JSON.stringify(MODULES));
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html>');
  return root;
}

test('a listed path is served with 200, any other gets the not-found page with 404', async () => {
  const site = await siteRoutes(
    builtSite(['/login', '/employer/jobs/:id']),
    { ...OPTIONS, diagnosticPages: true },
    CLOCK,
  );
  const statusOf = async (path: string) => (await site.request(path)).status;
  expect(await statusOf('/login')).toBe(200);
  expect(await statusOf('/employer/jobs/7')).toBe(200);
  expect(await statusOf('/nowhere')).toBe(404);
  expect(await statusOf('/assets/gone.js')).toBe(404);
});

test('the shell names all modules of the asked screen, so that the browser requests them at once', async () => {
  const patterns = ['/login', '/employer/jobs/:id', '/employer/jobs'];
  const root = builtSite(patterns);
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html><body></body>');
  const site = await siteRoutes(root, { ...OPTIONS, diagnosticPages: true }, CLOCK);
  const modulesOf = async (path: string) =>
    [...(await (await site.request(path)).text()).matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map(
      ([, href]) => href,
    );
  expect(await modulesOf('/employer/jobs/7')).toEqual(MODULES['/employer/jobs/:id']);
  expect(await modulesOf('/employer/jobs')).toEqual(MODULES['/employer/jobs']);
  expect(await modulesOf('/login')).toEqual([]);
  expect(await modulesOf('/nowhere')).toEqual([]);
});

test('the shell of a signed-in person names what the screen reads first, with the credentials of its own requests', async () => {
  const root = builtSite(['/employer/jobs/:id', '/login']);
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html><body></body>');
  const site = await siteRoutes(root, { ...OPTIONS, diagnosticPages: true }, CLOCK);
  const readsOf = async (path: string, cookie: string) =>
    [...(await (await site.request(path, { headers: { cookie } })).text()).matchAll(/<link rel="preload" [^>]+>/g)].map(
      ([link]) => link,
    );
  const signedIn = '__Host-tallgrass.session_token=a.b';
  expect(await readsOf('/employer/jobs/7', signedIn)).toContain(
    '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/jobs/7"/>',
  );
  expect(await readsOf('/employer/jobs/7', 'theme=dark')).toEqual([]);
  expect(await readsOf('/login', signedIn)).toEqual([]);
});

test('a page says which identity providers are not set up, before any script asks', async () => {
  const root = builtSite(['/login']);
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html><html lang="en"><body></body></html>');
  const htmlWith = async (providers: ExternalProvider[]) => {
    const site = await siteRoutes(root, { ...OPTIONS, providers, diagnosticPages: true }, CLOCK);
    return (await site.request('/login')).text();
  };
  expect(await htmlWith([])).toContain('<html data-unoffered="google microsoft" lang="en">');
  expect(await htmlWith(['google'])).toContain('<html data-unoffered="microsoft" lang="en">');
  expect(await htmlWith(['google', 'microsoft'])).toContain('<html lang="en">');
});

test('navigating to a missing file shows the not-found page, a request by a script gets a plain 404', async () => {
  const site = await siteRoutes(builtSite(['/login']), { ...OPTIONS, diagnosticPages: true }, CLOCK);
  const typeOf = async (path: string, accept: string) => {
    const answer = await site.request(path, { headers: { accept } });
    return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
  };
  const navigation = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect(await typeOf('/old-page.php', navigation)).toEqual([404, 'text/html']);
  expect(await typeOf('/index.html', navigation)).toEqual([404, 'text/html']);
  expect(await typeOf('/old-page.php', '*/*')).toEqual([404, 'text/plain']);
  expect(await typeOf('/assets/gone.js', navigation)).toEqual([404, 'text/plain']);
});

test('a page of this build loads the other routes once, and one of an older build is told to reload', async () => {
  const site = await siteRoutes(builtSite(['/login']), { ...OPTIONS, diagnosticPages: true }, CLOCK);
  const now = await site.request(`${LATER_ROUTES_PATH}?paths=%2Flogin&version=of-now`);
  expect(await now.json()).toEqual({ login: { id: 'login' } });
  expect(now.headers.get('cache-control')).toContain('immutable');
  const older = await site.request(`${LATER_ROUTES_PATH}?paths=%2Flogin&version=of-before`);
  expect([older.status, older.headers.get('x-remix-reload-document')]).toEqual([204, 'true']);
  expect(older.headers.get('cache-control')).toBe('no-store');
});

test('a prerendered page in a folder has a policy that allows its own scripts', async () => {
  const root = builtSite(['/', '/employers']);
  mkdirSync(join(root, 'employers'));
  writeFileSync(
    join(root, 'employers/index.html'),
    `<!doctype html><title>Employers</title>${ORIGIN_MARK}/employers © ${YEAR_MARK}`,
  );
  const hashes = { 'employers/index.html': { script: ['sha256-of-it'], style: [] } };
  writeFileSync(join(root, 'csp.json'), JSON.stringify(hashes));
  const site = await siteRoutes(root, { ...OPTIONS, diagnosticPages: true }, CLOCK);
  for (const path of ['/employers', '/employers/']) {
    const answer = await site.request(path);
    const text = await answer.text();
    expect(text).toContain('<title>Employers');
    // A site built in another year shows the current one.
    expect(text).toContain('https://site.example.test/employers © 2031');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-of-it'");
  }
});

test('the files of an installed web app are served as files', async () => {
  const root = builtSite(['/']);
  for (const file of ['site.webmanifest', 'icon.svg']) {
    writeFileSync(join(root, file), file);
    const answer = await (await siteRoutes(root, { ...OPTIONS, diagnosticPages: true }, CLOCK)).request(`/${file}`);
    expect([answer.status, await answer.text()]).toEqual([200, file]);
  }
});

test('the pictures named in manifest and shared links exist in the stated size', () => {
  const file = (name: string) => readFileSync(join('public', name));
  const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  const manifest = JSON.parse(file('site.webmanifest').toString());
  expect(manifest).toMatchObject({
    name: 'Tallgrass',
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
  });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose: string }[];
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of icons)
    if (type === 'image/png') expect(sizeOf(file(src)), src).toBe(sizes);
    else expect(file(src).toString()).toContain('<svg');
  expect(sizeOf(file(SHARE_PICTURE.path))).toBe(`${SHARE_PICTURE.width}x${SHARE_PICTURE.height}`);
});

test('diagnostic pages are 404 where they are off', async () => {
  const root = builtSite(['/auth', '/auth/test', '/test', '/supabase-test']);
  const off = await siteRoutes(root, { ...OPTIONS, diagnosticPages: false }, CLOCK);
  const on = await siteRoutes(root, { ...OPTIONS, diagnosticPages: true }, CLOCK);
  for (const path of ['/auth/test', '/test', '/supabase-test', '/test/']) {
    expect((await off.request(path)).status, path).toBe(404);
    expect((await on.request(path)).status, path).toBe(200);
  }
  expect((await off.request('/auth')).status).toBe(200);
});

test('an unlisted path gets the not-found page, and only prerendered pages are indexed', async () => {
  const root = builtSite(['/employers', '/login', '/test']);
  for (const page of ['employers', 'not-found']) {
    mkdirSync(join(root, page));
    writeFileSync(join(root, page, 'index.html'), page);
  }
  writeFileSync(
    join(root, 'csp.json'),
    JSON.stringify({ 'employers/index.html': NOTHING_INLINE, 'not-found/index.html': NOTHING_INLINE }),
  );
  const site = await siteRoutes(root, { ...OPTIONS, diagnosticPages: false }, CLOCK);
  const missing = await site.request('/no/such/page');
  expect([missing.status, await missing.text()]).toEqual([404, 'not-found']);
  // The browser finds a route for this path, so the not-found page must not be served under it.
  expect(await (await site.request('/test')).text()).toBe('<!doctype html>');
  for (const path of ['/no/such/page', '/login', '/not-found'])
    expect((await site.request(path)).headers.get('x-robots-tag'), path).toBe('noindex');
  expect((await pagesOf(root)).map(({ path }) => path)).toEqual(['/employers']);
});

test('a page with a sign-in form is served with the form that the query asks for, and is not indexed', async () => {
  const root = builtSite(['/auth', '/login', '/get-started']);
  for (const folder of ['auth', 'auth/employer', 'auth/candidate', 'auth/employer-signin', 'login']) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'index.html'), `<!doctype html>${folder}`);
  }
  const site = await siteRoutes(root, { ...OPTIONS, diagnosticPages: true }, CLOCK);
  const shown = async (path: string) => (await (await site.request(path)).text()).replace('<!doctype html>', '');
  expect(await shown('/auth')).toBe('auth');
  expect(await shown('/auth?role=candidate')).toBe('auth/candidate');
  expect(await shown('/auth?role=job_seeker&x=1')).toBe('auth/candidate');
  expect(await shown('/auth?role=employer')).toBe('auth/employer');
  expect(await shown('/auth?role=employer&mode=signin')).toBe('auth/employer-signin');
  expect(await shown('/login?next=%2Freview')).toBe('login');
  // The empty shell, for what only the browser can render.
  expect(await shown('/auth?role=employer&layout=shared')).toBe('');
  expect(await shown('/login?error=no_code')).toBe('');
  const answer = await site.request('/auth');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  // The folders of the forms are no addresses.
  expect((await site.request('/auth/employer')).status).toBe(404);
});
