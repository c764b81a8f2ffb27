import { expect, type Page } from '@playwright/test';
import { PATTERNS_READ_EARLY } from '#app/server/site/early-reads.ts';
import { anApprovedHospital, aPublishedJob } from '../employers/employer.support.ts';
import { aNurseIn } from '../profiles/nurse.support.ts';
import { signInAsAdmin } from '../operations/admin.support.ts';
import { test } from '../test.support.ts';

/** Far from other tests' jobs. */
const DONIPHAN = '63935';
const EARLY = /<link rel="preload" as="fetch"[^>]* href="([^"]+)"\/>/g;

async function earlyReadsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(EARLY)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** Opens the screen and adds to `reads` what is asked for meanwhile; without live events, nothing is read again. */
async function open(page: Page, path: string, reads: string[]): Promise<void> {
  await page.route('**/api/notifications/stream', () => undefined);
  page.on('request', (asked) => {
    const { pathname, search } = new URL(asked.url());
    if (asked.method() === 'GET' && pathname.startsWith('/api/')) reads.push(`${pathname}${search}`);
  });
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Each read that the page of `path` names is one that its screen asks for by itself, and is asked for once. */
async function expectEachUsed(visitor: Page, path: string): Promise<void> {
  const early = await earlyReadsOf(visitor, path);
  expect(early, path).toContain('/api/session');
  const without = await visitor.context().newPage();
  await without.route(
    (url) => url.pathname === path,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(EARLY, '') });
    },
  );
  const own: string[] = [];
  await open(without, path, own);
  await expect
    .poll(() => early.filter((read) => !own.includes(read)), `${path} names reads that its screen doesn't use`)
    .toEqual([]);
  // Only one of several tabs receives live events.
  await without.close();
  const page = await visitor.context().newPage();
  const asked: string[] = [];
  await open(page, path, asked);
  await expect.poll(() => own.filter((read) => !asked.includes(read))).toEqual([]);
  expect(
    early.filter((read) => asked.filter((one) => one === read).length !== 1),
    `${path} asks again for what it has`,
  ).toEqual([]);
  await page.close();
}

test('screens take the answers to what their page asked for before the scripts came', async ({
  page: admin,
  browser,
}) => {
  test.setTimeout(180_000);
  await signInAsAdmin(admin);
  const [{ page: employer }, { page: candidate }] = await Promise.all([
    anApprovedHospital(browser, admin),
    aNurseIn(browser, admin, DONIPHAN),
  ]);
  const job = await aPublishedJob(employer, 'ICU Nurse, read early', { zip: DONIPHAN });
  const matches = async () =>
    ((await (await candidate.request.get('/api/me/matches?limit=1')).json()) as { items: { id: string }[] }).items;
  await expect.poll(async () => (await matches()).length).toBe(1);
  const [match] = await matches();
  const employers = PATTERNS_READ_EARLY.filter((pattern) => pattern.startsWith('/employer/'));
  const console = PATTERNS_READ_EARLY.filter((pattern) => pattern.startsWith('/admin/'));
  const candidates = PATTERNS_READ_EARLY.filter((one) => !employers.includes(one) && !console.includes(one));
  for (const pattern of candidates) await expectEachUsed(candidate, pattern.replace(':id', match?.id ?? ''));
  // While no one has applied, the job's page also shows whom to invite, which reads the job for itself.
  const applied = await candidate.request.post('/api/me/applications', { data: { jobId: job } });
  expect(applied.ok()).toBe(true);
  for (const pattern of employers) await expectEachUsed(employer, pattern.replace(':id', job));
  for (const pattern of console) await expectEachUsed(admin, pattern);
});

test('a visitor without a session asks for nothing early', async ({ page }) => {
  expect(await earlyReadsOf(page, '/job-seeker/dashboard')).toEqual([]);
});
