import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { DIAGNOSTIC_PATHS } from '#shared/kernel/diagnostic-pages.ts';
import { SCREENS } from './screens-id.ts';

/** Every screen of the product by area. Guards are layouts: what stands below one is seen only by whom it lets through. */

const publicPages = [
  layout('guards/landing.tsx', [index('../pages/landing.tsx')]),
  route('healthcare-professionals', '../pages/public/professionals.tsx'),
  ...['employers', 'vision', 'privacy', 'terms', 'support', 'about', 'contact'].map((page) =>
    route(page, `../pages/public/${page}.tsx`),
  ),
];

const identityPages = [
  route('candidate-signup', '../pages/auth/candidate-signup.tsx'),
  route('candidate/signup', '../pages/auth/candidate-signup.tsx', { id: 'candidate-signup-alias' }),
  route('candidate/signin', '../pages/auth/candidate-signin.tsx'),
  route('candidate-signin', '../pages/auth/to-candidate-signin.tsx'),
  route('employer/signup', '../pages/auth/employer-signup.tsx'),
  ...['employer-signup', 'employer-sign-up', 'employers/signup'].map((alias) =>
    route(alias, '../pages/auth/to-employer-signup.tsx', { id: `alias-${alias}` }),
  ),
  route('employer/signin', '../pages/auth/employer-signin.tsx'),
  route('employer-signin', '../pages/auth/to-employer-signin.tsx'),
  route('auth', '../pages/auth/auth.tsx'),
  route('auth/confirm', '../pages/auth/auth-confirm.tsx'),
  route('auth/confirm-email', '../pages/auth/confirm-email-change.tsx'),
  route('auth/callback', '../pages/auth/auth-callback.tsx'),
  route('post-auth', '../pages/auth/post-auth.tsx'),
  route('post-login', '../pages/auth/post-login.tsx'),
  ...['dashboard', 'dashboard-redirect'].map((path) =>
    route(path, '../pages/auth/dashboard-redirect.tsx', { id: `home-${path}` }),
  ),
  route('choose-role', '../pages/auth/choose-role.tsx'),
  ...['role-select', 'role-selection'].map((alias) =>
    route(alias, '../pages/auth/to-choose-role.tsx', { id: `alias-${alias}` }),
  ),
  route('get-started', '../pages/auth/get-started.tsx'),
  route('login', '../pages/auth/login.tsx'),
  route('second-factor', '../pages/auth/second-factor.tsx'),
  route('password-reset', '../pages/auth/password-reset.tsx'),
  route('password-setup', '../pages/auth/password-setup.tsx'),
  route('error', '../pages/auth/error.tsx'),
  ...DIAGNOSTIC_PATHS.map((path) =>
    route(path.slice(1), '../pages/auth/diagnostics.tsx', { id: `diagnostics${path}` }),
  ),
  layout('guards/signed-in.tsx', [route('pending-approval', '../pages/auth/pending-approval.tsx')]),
];

const candidatePages = [
  route('job-seeker/onboarding', '../pages/job-seeker/onboarding.tsx'),
  layout('guards/job-seeker-onboarded.tsx', [
    route('job-seeker/awaiting-approval', '../pages/job-seeker/awaiting-approval.tsx'),
    route('job-seeker/profile', '../pages/job-seeker/profile.tsx'),
  ]),
  layout('guards/job-seeker-approved.tsx', [
    route('job-seeker/dashboard', '../pages/job-seeker/dashboard.tsx'),
    route('job-seeker/passport', '../pages/job-seeker/passport.tsx'),
  ]),
  route('job-application', '../pages/job-application.tsx'),
  layout('guards/signed-in-with-next.tsx', [route('review', '../pages/review.tsx')]),
];

const employerPages = [
  layout('guards/employer.tsx', [
    route('employer/onboarding', '../pages/employer/onboarding.tsx'),
    route('employer/invitation/:token', '../pages/employer/invitation.tsx'),
  ]),
  layout('guards/employer-onboarded.tsx', [
    route('employer/awaiting-approval', '../pages/employer/awaiting-approval.tsx'),
  ]),
  layout('guards/employer-approved.tsx', [
    route('employer/dashboard', '../pages/employer/dashboard.tsx'),
    route('employer/new-position', '../pages/employer/new-position.tsx'),
    route('employer/jobs/:id', '../pages/employer/job.tsx'),
    route('employer/members', '../pages/employer/members.tsx'),
    route('employer/settings', '../pages/employer/settings.tsx'),
  ]),
];

const adminPages = [
  layout('guards/admin.tsx', [
    ...['admin', 'admin/dashboard', 'admin/dashboard/*'].map((path) =>
      route(path, '../pages/admin/to-overview.tsx', { id: `to-overview-${path}` }),
    ),
    layout('../pages/admin/layout.tsx', [
      route('admin/users/:id', '../pages/admin/user.tsx'),
      ...[
        'overview',
        'figures',
        'rpc-health',
        'matching-lab',
        'faq',
        'pending-approval',
        'verification',
        'requirements',
        'screening',
        'reports',
        'holds',
        'users',
        'role-requests',
        'messages',
        'claims',
        'jobs',
        'applications',
        'audit',
        'errors',
        'page-views',
        'acting',
        'mails',
      ].map((page) => route(`admin/${page}`, `../pages/admin/${page}.tsx`)),
    ]),
  ]),
];

const settingsPages = [
  layout('guards/signed-in-with-next.tsx', { id: 'settings' }, [
    route('settings/notifications', '../pages/settings/notifications.tsx'),
    route('settings/security', '../pages/settings/security.tsx'),
    route('settings/self-identification', '../pages/settings/self-identification.tsx'),
  ]),
  route('unsubscribe', '../pages/settings/unsubscribe.tsx'),
  route('confirm-work', '../pages/public/confirm-work.tsx'),
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
  route('*', '../pages/not-found.tsx'),
] satisfies RouteConfig;
