import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { DIAGNOSTIC_PATHS } from '#kernel/diagnostic-pages.ts';
import { SCREENS } from './screens-id.ts';

/** Every screen of the product by area. Guards are layouts: what stands below one is seen only by whom it lets through. */

const publicPages = [
  layout('guards/landing.tsx', [index('../../site/pages/landing.tsx')]),
  route('healthcare-professionals', '../../site/pages/professionals.tsx'),
  ...['employers', 'vision', 'privacy', 'terms', 'support', 'about', 'contact'].map((page) =>
    route(page, `../../site/pages/${page}.tsx`),
  ),
];

const identityPages = [
  route('candidate-signup', '../../domains/accounts/web/sign-up/candidate-signup.tsx'),
  route('candidate/signup', '../../domains/accounts/web/sign-up/candidate-signup.tsx', {
    id: 'candidate-signup-alias',
  }),
  route('candidate/signin', '../../domains/accounts/web/sign-in/candidate-signin.tsx'),
  route('candidate-signin', '../../domains/accounts/web/sign-in/to-candidate-signin.tsx'),
  route('employer/signup', '../../domains/accounts/web/sign-up/employer-signup.tsx'),
  ...['employer-signup', 'employer-sign-up', 'employers/signup'].map((alias) =>
    route(alias, '../../domains/accounts/web/sign-up/to-employer-signup.tsx', { id: `alias-${alias}` }),
  ),
  route('employer/signin', '../../domains/accounts/web/sign-in/employer-signin.tsx'),
  route('employer-signin', '../../domains/accounts/web/sign-in/to-employer-signin.tsx'),
  route('auth', '../../domains/accounts/web/sign-in/auth.tsx'),
  route('auth/confirm', '../../domains/accounts/web/sign-up/auth-confirm.tsx'),
  route('auth/confirm-email', '../../domains/accounts/web/security/confirm-email-change.tsx'),
  route('auth/callback', '../../domains/accounts/web/after-sign-in/auth-callback.tsx'),
  route('post-auth', '../../domains/accounts/web/after-sign-in/post-auth-screen.tsx'),
  route('post-login', '../../domains/accounts/web/after-sign-in/post-login-screen.tsx'),
  ...['dashboard', 'dashboard-redirect'].map((path) =>
    route(path, '../../domains/accounts/web/after-sign-in/dashboard-redirect.tsx', { id: `home-${path}` }),
  ),
  route('choose-role', '../../domains/accounts/web/sign-up/choose-role.tsx'),
  ...['role-select', 'role-selection'].map((alias) =>
    route(alias, '../../domains/accounts/web/sign-up/to-choose-role.tsx', { id: `alias-${alias}` }),
  ),
  route('get-started', '../../domains/accounts/web/sign-up/get-started.tsx'),
  route('login', '../../domains/accounts/web/sign-in/login.tsx'),
  route('second-factor', '../../domains/accounts/web/sign-in/second-factor.tsx'),
  route('password-reset', '../../domains/accounts/web/passwords/password-reset.tsx'),
  route('password-setup', '../../domains/accounts/web/passwords/password-setup.tsx'),
  route('error', '../../domains/accounts/web/after-sign-in/error.tsx'),
  ...DIAGNOSTIC_PATHS.map((path) => route(path.slice(1), 'pages/auth/diagnostics.tsx', { id: `diagnostics${path}` })),
  layout('guards/signed-in.tsx', [
    route('pending-approval', '../../domains/accounts/web/after-sign-in/pending-approval.tsx'),
  ]),
];

const candidatePages = [
  route('job-seeker/onboarding', 'pages/job-seeker/onboarding.tsx'),
  layout('guards/job-seeker-onboarded.tsx', [
    route('job-seeker/awaiting-approval', 'pages/job-seeker/awaiting-approval.tsx'),
    route('job-seeker/profile', 'pages/job-seeker/profile.tsx'),
  ]),
  layout('guards/job-seeker-approved.tsx', [
    route('job-seeker/dashboard', 'pages/job-seeker/dashboard.tsx'),
    route('job-seeker/passport', 'pages/job-seeker/passport.tsx'),
  ]),
  route('job-application', 'pages/job-application.tsx'),
  layout('guards/signed-in-with-next.tsx', [route('review', 'pages/review.tsx')]),
];

const employerPages = [
  layout('guards/employer.tsx', [
    route('employer/onboarding', 'pages/employer/onboarding.tsx'),
    route('employer/invitation/:token', 'pages/employer/invitation.tsx'),
  ]),
  layout('guards/employer-onboarded.tsx', [
    route('employer/awaiting-approval', 'pages/employer/awaiting-approval.tsx'),
  ]),
  layout('guards/employer-approved.tsx', [
    route('employer/dashboard', 'pages/employer/dashboard.tsx'),
    route('employer/new-position', 'pages/employer/new-position.tsx'),
    route('employer/jobs/:id', 'pages/employer/job.tsx'),
    route('employer/members', 'pages/employer/members.tsx'),
    route('employer/settings', 'pages/employer/settings.tsx'),
  ]),
];

/** The console's screens by the domain that owns them. */
const CONSOLE = {
  operations: [
    'overview',
    'figures',
    'rpc-health',
    'users',
    'role-requests',
    'claims',
    'jobs',
    'applications',
    'audit',
    'errors',
    'page-views',
  ],
  matching: ['matching-lab'],
  support: ['faq', 'reports', 'messages'],
  verification: ['pending-approval', 'verification', 'requirements', 'screening', 'holds'],
  accounts: ['acting'],
  messaging: ['mails'],
};

const adminPages = [
  layout('guards/admin.tsx', [
    ...['admin', 'admin/dashboard', 'admin/dashboard/*'].map((path) =>
      route(path, 'pages/admin/to-overview.tsx', { id: `to-overview-${path}` }),
    ),
    layout('pages/admin/layout.tsx', [
      route('admin/users/:id', 'pages/admin/user.tsx'),
      ...Object.entries(CONSOLE).flatMap(([domain, pages]) =>
        pages.map((page) => route(`admin/${page}`, `../../domains/${domain}/web/pages/${page}.tsx`)),
      ),
    ]),
  ]),
];

const settingsPages = [
  layout('guards/signed-in-with-next.tsx', { id: 'settings' }, [
    route('settings/notifications', 'pages/settings/notifications.tsx'),
    route('settings/security', 'pages/settings/security.tsx'),
    route('settings/self-identification', 'pages/settings/self-identification.tsx'),
  ]),
  route('unsubscribe', 'pages/settings/unsubscribe.tsx'),
  route('confirm-work', 'pages/public/confirm-work.tsx'),
];

export default [
  ...publicPages,
  layout('screens.tsx', { id: SCREENS }, [
    ...identityPages,
    ...candidatePages,
    ...employerPages,
    ...adminPages,
    ...settingsPages,
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
