import { expect, test } from 'vitest';
import { PAGE_PATTERNS } from '#domains/operations/contract/page-patterns.ts';
import routes from './routes.ts';

type Entry = (typeof routes)[number];

const guardsOf = (entries: readonly Entry[], guard = 'open'): [path: string, guard: string][] =>
  entries.flatMap(({ file, path, index, children }): [string, string][] => {
    const own = /guards\/([\w-]+)\.tsx$/.exec(file)?.[1] ?? guard;
    return children ? guardsOf(children, own) : [[index ? '/' : `/${path}`, own]];
  });

const leavesOf = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));

/** Sections 2.1 to 2.3: the guard of each screen. Add every new screen outside the console to this list. */
test('every screen has the guard of its area', () => {
  const all = guardsOf(routes);
  const isConsole = ([path]: readonly [string, string]) => /^\/admin(\/|$)/.test(path);
  expect(all.filter(([path, guard]) => isConsole([path, guard]) !== (guard === 'admin'))).toEqual([]);
  const found = Map.groupBy(
    all.filter((row) => !isConsole(row)),
    ([, guard]) => guard,
  );
  const byGuard = Object.fromEntries([...found].map(([guard, rows]) => [guard, rows.map(([path]) => path).sort()]));
  expect(byGuard).toEqual({
    landing: ['/'],
    open: [
      '/*',
      '/about',
      '/auth',
      '/auth/callback',
      '/auth/confirm',
      '/auth/confirm-email',
      '/auth/oauth-test',
      '/auth/subdomain',
      '/auth/test',
      '/candidate-signin',
      '/candidate-signup',
      '/candidate/signin',
      '/candidate/signup',
      '/choose-role',
      '/confirm-work',
      '/contact',
      '/dashboard',
      '/dashboard-redirect',
      '/employer-sign-up',
      '/employer-signin',
      '/employer-signup',
      '/employer/signin',
      '/employer/signup',
      '/employers',
      '/employers/signup',
      '/error',
      '/get-started',
      '/healthcare-professionals',
      '/job-application',
      '/job-seeker/onboarding',
      '/login',
      '/oauth-test',
      '/password-reset',
      '/password-setup',
      '/post-auth',
      '/post-login',
      '/privacy',
      '/role-select',
      '/role-selection',
      '/second-factor',
      '/sign-in',
      '/sign-up',
      '/signin',
      '/signup',
      '/supabase-test',
      '/support',
      '/terms',
      '/test',
      '/unsubscribe',
      '/vision',
    ],
    'signed-in': ['/pending-approval'],
    'signed-in-with-next': [
      '/messages',
      '/messages/:id',
      '/review',
      '/settings/account',
      '/settings/notifications',
      '/settings/privacy',
      '/settings/security',
      '/settings/self-identification',
    ],
    'job-seeker-onboarded': ['/job-seeker/awaiting-approval', '/job-seeker/profile'],
    'job-seeker-approved': [
      '/job-seeker/dashboard',
      '/job-seeker/interviews',
      '/job-seeker/invitations',
      '/job-seeker/jobs',
      '/job-seeker/matches/:id',
      '/job-seeker/me',
      '/job-seeker/offers/:id',
      '/job-seeker/passport',
      '/job-seeker/starts/:id',
    ],
    employer: ['/employer/invitation/:token', '/employer/onboarding'],
    'employer-onboarded': [
      '/employer/awaiting-approval',
      '/employer/awaiting-approval/jobs/:id',
      '/employer/awaiting-approval/new-position',
    ],
    'employer-approved': [
      '/employer/availability',
      '/employer/dashboard',
      '/employer/jobs',
      '/employer/jobs/:id',
      '/employer/jobs/:jobId/people/:applicationId',
      '/employer/members',
      '/employer/new-position',
      '/employer/people',
      '/employer/reports',
      '/employer/reports/people',
      '/employer/settings',
      '/employer/settings/scorecards',
      '/employer/starts',
      '/employer/starts/:id',
    ],
  });
});

test('the server knows the pattern of every route and no other', () => {
  const all = [...guardsOf(routes)].map(([path]) => path).filter((path) => path !== '/*');
  expect([...PAGE_PATTERNS].sort()).toEqual([...new Set(all)].sort());
});

/** Routes without a page of their own: redirects and layouts. */
const WITHOUT_PAGE = /\/to-[\w-]+\.tsx$|\/admin-layout\.tsx$/;

test('every page has a unique title', async () => {
  const files = [...new Set(leavesOf(routes).map(({ file }) => file))].filter((file) => !WITHOUT_PAGE.test(file));
  const titles = await Promise.all(
    files.map(async (file): Promise<[title: string, file: string]> => {
      const page: { meta?: () => { title?: string }[] } = await import(new URL(file, import.meta.url).pathname);
      return [page.meta?.().find(({ title }) => title)?.title ?? '', file];
    }),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(titles.filter(([title]) => title === '')).toEqual([]);
  const shared = [...Map.groupBy(titles, ([title]) => title)].filter(([, pages]) => pages.length > 1);
  expect(shared).toEqual([]);
});
