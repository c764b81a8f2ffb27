import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { ENTRY_ALIASES } from '#domains/accounts/contract/entry-pages.ts';
import { DIAGNOSTIC_PATHS } from '#domains/operations/contract/diagnostic-pages.ts';
import { GALLERY_PATH, GALLERY_SWITCH } from './gallery-switch.ts';
import { SCREENS } from './screens-id.ts';

/**
 * Every screen of the product by area. A screen's file exports its metadata and its component. Most files belong to a
 * domain; those in `screens` join several domains, which must not import each other's screens. Guards are layouts: they
 * decide who sees the screens below them.
 */

const domain = (file: string) => `../../domains/${file}.tsx`;

const publicPages = [
  layout('guards/landing.tsx', [index('../../site/pages/landing.tsx')]),
  route('healthcare-professionals', '../../site/pages/professionals.tsx'),
  ...['employers', 'vision', 'privacy', 'terms', 'support', 'about', 'contact'].map((page) =>
    route(page, `../../site/pages/${page}.tsx`),
  ),
];

const identityPages = [
  route('candidate-signup', domain('accounts/web/sign-up/candidate-signup')),
  route('candidate/signup', domain('accounts/web/sign-up/candidate-signup'), {
    id: 'candidate-signup-alias',
  }),
  route('candidate/signin', domain('accounts/web/sign-in/candidate-signin')),
  route('employer/signup', domain('accounts/web/sign-up/employer-signup')),
  route('employer/signin', domain('accounts/web/sign-in/employer-signin')),
  route('auth', domain('accounts/web/sign-in/auth')),
  route('auth/confirm', domain('accounts/web/sign-up/auth-confirm')),
  route('auth/confirm-email', domain('accounts/web/security/confirm-email-change')),
  route('auth/callback', domain('accounts/web/after-sign-in/auth-callback')),
  route('post-auth', domain('accounts/web/after-sign-in/post-auth-screen')),
  route('post-login', domain('accounts/web/after-sign-in/post-login-screen')),
  ...['dashboard', 'dashboard-redirect'].map((path) =>
    route(path, domain('accounts/web/after-sign-in/dashboard-redirect'), { id: `home-${path}` }),
  ),
  route('choose-role', domain('accounts/web/sign-up/choose-role')),
  route('get-started', domain('accounts/web/sign-up/get-started')),
  ...Object.keys(ENTRY_ALIASES).map((alias) =>
    route(alias.slice(1), domain('accounts/web/sign-in/to-entry-page'), { id: `alias-${alias.slice(1)}` }),
  ),
  route('login', domain('accounts/web/sign-in/login')),
  route('second-factor', domain('accounts/web/sign-in/second-factor')),
  route('password-reset', domain('accounts/web/passwords/password-reset')),
  route('password-setup', domain('accounts/web/passwords/password-setup')),
  route('error', domain('accounts/web/after-sign-in/error')),
  ...DIAGNOSTIC_PATHS.map((path) => route(path.slice(1), 'screens/auth/diagnostics.tsx', { id: `diagnostics${path}` })),
  layout('guards/signed-in.tsx', [route('pending-approval', domain('accounts/web/after-sign-in/pending-approval'))]),
];

const candidatePages = [
  route('job-seeker/onboarding', 'screens/job-seeker/onboarding.tsx'),
  layout('guards/job-seeker-onboarded.tsx', [
    route('job-seeker/awaiting-approval', 'screens/job-seeker/awaiting-approval.tsx'),
    route('job-seeker/profile', 'screens/job-seeker/profile.tsx'),
  ]),
  layout('guards/job-seeker-approved.tsx', [
    ...['dashboard', 'jobs', 'interviews', 'invitations', 'me'].map((screen) =>
      route(`job-seeker/${screen}`, `screens/job-seeker/${screen}.tsx`),
    ),
    route('job-seeker/matches/:id', 'screens/job-seeker/match.tsx'),
    route('job-seeker/offers/:id', 'screens/job-seeker/offer.tsx'),
    route('job-seeker/starts/:id', 'screens/job-seeker/start.tsx'),
    route('job-seeker/passport', 'screens/job-seeker/passport.tsx'),
  ]),
  route('job-application', 'screens/job-application.tsx'),
  layout(
    'guards/signed-in-with-next.tsx',
    { id: 'conversations' },
    ['messages', 'messages/:id'].map((path) => route(path, 'screens/messages.tsx', { id: path })),
  ),
  layout('guards/signed-in-with-next.tsx', [route('review', 'screens/review.tsx')]),
];

const employerPages = [
  layout('guards/employer.tsx', [
    route('employer/onboarding', 'screens/employer/onboarding.tsx'),
    route('employer/invitation/:token', 'screens/employer/invitation.tsx'),
  ]),
  layout('guards/employer-onboarded.tsx', [
    route('employer/awaiting-approval', 'screens/employer/waiting/awaiting-approval.tsx'),
    route('employer/awaiting-approval/new-position', 'screens/employer/waiting/waiting-new-position.tsx'),
    route('employer/awaiting-approval/jobs/:id', 'screens/employer/waiting/waiting-job.tsx'),
  ]),
  layout('guards/employer-approved.tsx', [
    route('employer/dashboard', 'screens/employer/dashboard.tsx'),
    route('employer/jobs', 'screens/employer/jobs/jobs.tsx'),
    route('employer/new-position', 'screens/employer/jobs/new-position.tsx'),
    route('employer/jobs/:id', 'screens/employer/jobs/job.tsx'),
    route('employer/jobs/:jobId/people/:applicationId', 'screens/employer/person.tsx'),
    route('employer/starts', 'screens/employer/starts.tsx'),
    route('employer/starts/:id', 'screens/employer/start.tsx'),
    route('employer/people', 'screens/employer/people.tsx'),
    route('employer/availability', 'screens/employer/availability.tsx'),
    route('employer/members', 'screens/employer/members.tsx'),
    route('employer/reports', 'screens/employer/reports.tsx'),
    route('employer/reports/people', 'screens/employer/report-people.tsx'),
    route('employer/settings', 'screens/employer/settings.tsx'),
    route('employer/settings/scorecards', 'screens/employer/scorecard-settings.tsx'),
  ]),
];

/** The console's screens: the last part of the path, and the file in the domain that owns the screen. */
const CONSOLE = {
  overview: 'operations/web/overview/overview-screen',
  figures: 'operations/web/market/figures-screen',
  'rpc-health': 'operations/web/health/health-screen',
  users: 'operations/web/users/users-screen',
  'role-requests': 'operations/web/role-requests/role-requests-screen',
  claims: 'operations/web/claims/claims-screen',
  jobs: 'operations/web/market/jobs-screen',
  applications: 'operations/web/market/applications-screen',
  unmatched: 'operations/web/unmatched/unmatched-screen',
  audit: 'operations/web/audit/audit-screen',
  errors: 'operations/web/errors/errors-screen',
  'page-views': 'operations/web/page-views/page-views-screen',
  'matching-lab': 'matching/web/lab/lab',
  faq: 'support/web/admin-faq/faq-screen',
  reports: 'support/web/admin-reports/reports-screen',
  messages: 'support/web/admin-messages/messages-screen',
  'pending-approval': 'verification/web/desk/pending-approval-screen',
  verification: 'verification/web/desk/verification-screen',
  requirements: 'verification/web/requirements/requirements-screen',
  screening: 'verification/web/screening/screening-screen',
  holds: 'verification/web/holds/holds-screen',
  acting: 'accounts/web/acting/acting-screen',
  mails: 'messaging/web/admin-mail/mail-screen',
};

const adminPages = [
  layout('guards/admin.tsx', [
    ...['admin', 'admin/dashboard', 'admin/dashboard/*'].map((path) =>
      route(path, 'screens/admin/to-overview.tsx', { id: `to-overview-${path}` }),
    ),
    layout('screens/admin/admin-layout.tsx', [
      route('admin/users/:id', 'screens/admin/user.tsx'),
      route('admin/organizations/:id', domain('operations/web/organizations/organization-screen')),
      ...Object.entries(CONSOLE).map(([page, file]) => route(`admin/${page}`, domain(file))),
    ]),
  ]),
];

const settingsPages = [
  layout(
    'guards/signed-in-with-next.tsx',
    { id: 'settings' },
    ['account', 'security', 'privacy', 'notifications', 'self-identification'].map((page) =>
      route(`settings/${page}`, `screens/settings/${page}.tsx`),
    ),
  ),
  route('unsubscribe', 'screens/settings/unsubscribe.tsx'),
  route('confirm-work', 'screens/public/confirm-work.tsx'),
];

/** The gallery of the design system: only in development builds (`tools/lib/site/site.ts`). */
const galleryPages =
  process.env[GALLERY_SWITCH] === '1'
    ? [
        route(GALLERY_PATH.slice(1), 'gallery/gallery-screen.tsx'),
        route(`${GALLERY_PATH.slice(1)}/shell`, 'gallery/shell-screen.tsx'),
      ]
    : [];

export default [
  ...publicPages,
  layout('app-layout.tsx', { id: SCREENS }, [
    ...identityPages,
    ...candidatePages,
    ...employerPages,
    ...adminPages,
    ...settingsPages,
    ...galleryPages,
  ]),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig;
