import { matchRoutePattern } from '#platform/server/http/route-pattern.ts';

/** Read by every screen behind the sign-in, first of all. */
const SESSION = '/api/session';
/** Read by the frame of candidates' and employers' screens. */
const COUNTS = ['/api/notifications/unread-count', '/api/conversations/unread-count'];
const EMPLOYER = [...COUNTS, '/api/employer/organization'];
const CONSOLE = ['/api/notifications/unread-count'];

const WAITING_CASES = [
  '/api/admin/case-counts',
  '/api/admin/planned-decisions',
  '/api/admin/cases?status=pending&subject=all&claim=all&due=all&order=age',
];

/**
 * What the screens of each route pattern read when they open, besides the session. The addresses are exactly
 * those that the screens ask for; `early-reads.spec.ts` finds each that is not used.
 */
const READS: readonly (readonly [pattern: string, reads: readonly string[]])[] = [
  [
    '/job-seeker/dashboard',
    [
      ...COUNTS,
      '/api/me/matches?limit=4',
      '/api/me/profile',
      '/api/me/starts',
      '/api/me/invitations',
      '/api/interviews?limit=50',
      '/api/offers?limit=50',
      '/api/me/document-requests',
      '/api/me/planned-applications',
    ],
  ],
  ['/job-seeker/jobs', [...COUNTS, '/api/me/matches?limit=4', '/api/me/near-misses']],
  ['/job-seeker/matches/:id', [...COUNTS, '/api/me/matches/:id']],
  ['/job-seeker/interviews', [...COUNTS, '/api/interviews?limit=50', '/api/me/attendance']],
  [
    '/job-seeker/invitations',
    [...COUNTS, '/api/me/invitations', '/api/me/invitation-settings', '/api/me/talent-pools'],
  ],
  ['/job-seeker/me', [...COUNTS, '/api/me/profile']],
  ['/job-seeker/passport', [...COUNTS, '/api/me/passport']],
  ['/messages', [...COUNTS, '/api/conversations?filter=all&limit=20']],
  ['/settings/account', [...COUNTS, '/api/me/email']],
  [
    '/employer/dashboard',
    [
      ...EMPLOYER,
      '/api/employer/saved-views',
      '/api/employer/today?whose=everyone',
      '/api/employer/jobs?status=all&limit=20',
    ],
  ],
  [
    '/employer/jobs',
    [
      ...EMPLOYER,
      '/api/employer/saved-views',
      '/api/employer/job-table?status=current&whose=everyone&sort=urgent&limit=40',
    ],
  ],
  ['/employer/jobs/:id', [...EMPLOYER, '/api/jobs/:id']],
  ['/employer/starts', [...EMPLOYER, '/api/employer/starts?show=upcoming&limit=40', '/api/employer/start-answers']],
  ['/employer/availability', [...EMPLOYER, '/api/employer/availability']],
  ['/employer/members', [...EMPLOYER, '/api/employer/members']],
  ['/employer/new-position', EMPLOYER],
  ['/employer/people', EMPLOYER],
  ['/employer/reports', EMPLOYER],
  ['/employer/settings', EMPLOYER],
  ['/admin/overview', [...CONSOLE, '/api/admin/overview?range=30d']],
  ['/admin/pending-approval', [...CONSOLE, ...WAITING_CASES]],
  ['/admin/verification', [...CONSOLE, ...WAITING_CASES]],
  ['/admin/users', CONSOLE],
  ['/admin/jobs', [...CONSOLE, '/api/admin/jobs?status=published']],
  ['/admin/messages', [...CONSOLE, '/api/admin/messages?state=open']],
  ['/admin/audit', [...CONSOLE, '/api/admin/audit?limit=50']],
  ['/admin/rpc-health', [...CONSOLE, '/api/admin/health']],
  // The rest depends on how far the person has come.
  ['/job-seeker/onboarding', []],
  ['/employer/onboarding', []],
];

export const PATTERNS_READ_EARLY = READS.map(([pattern]) => pattern);

/** An ID, and nothing else that an address could hold. */
const ID = /^[\w-]+$/;

/**
 * What the screen at `path` will read first, so that its page can name it and the browser asks for it at once, while it
 * still loads the scripts. An address with its own `search` chooses other contents of lists, which are left out then.
 */
export function earlyReadsOf(path: string, search: string): string[] {
  const found = READS.find(([pattern]) => matchRoutePattern(pattern, path));
  if (!found) return [];
  const [pattern, reads] = found;
  const names = pattern.split('/');
  const parts = path.split('/');
  const filled = reads.flatMap((read) => {
    const [mark, name] = /:(\w+)/.exec(read) ?? [];
    if (!mark) return read;
    const id = parts[names.indexOf(`:${name}`)] ?? '';
    return ID.test(id) ? read.replace(mark, id) : [];
  });
  return [SESSION, ...filled].filter((read) => search === '' || !read.includes('?'));
}
