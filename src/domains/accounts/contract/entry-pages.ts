import { roleHintOf, type EntryRule } from './destination.ts';

/**
 * Pages with a sign-up or sign-in form, or the choice that leads to one. They are prerendered, so that the first field
 * shows before any script has loaded; the server redirects a signed-in visitor.
 */
export const ENTRY_PAGES = [
  '/candidate-signup',
  '/candidate/signup',
  '/candidate/signin',
  '/employer/signup',
  '/employer/signin',
  '/auth',
  '/choose-role',
  '/get-started',
  '/login',
] as const;

/** Queries for which a page shows another form at first, and the folder of that form's prerendered page. */
export const ENTRY_VARIANTS = [
  { page: '/auth', query: 'role=job_seeker', folder: 'auth/candidate' },
  { page: '/auth', query: 'role=employer', folder: 'auth/employer' },
  { page: '/auth', query: 'role=employer&mode=signin', folder: 'auth/employer-signin' },
  { page: '/get-started', query: 'intent=signup', folder: 'get-started/signup' },
] as const;

/** Ends the query of a variant while it is prerendered, because the build adds a slash to each address. */
export const PRERENDER_MARK = 'prerender';

const isEntryPage = (path: string): boolean => ENTRY_PAGES.some((page) => page === path);

/**
 * The folder of the prerendered page whose form matches the query. Null: the path is no entry page, or the query adds
 * content that only the browser can render (an error message, the shared layout).
 */
export function entryFolderOf(path: string, query: URLSearchParams): string | null {
  if (!isEntryPage(path)) return null;
  if (query.has('error') || query.has('err') || query.get('layout') === 'shared') return null;
  const own = path.slice(1);
  if (path === '/get-started') return query.get('intent') === 'signup' ? 'get-started/signup' : own;
  if (path !== '/auth') return own;
  const isEmployer = roleHintOf(query.get('role')) === 'employer';
  if (isSignInMode(query)) return isEmployer ? 'auth/employer-signin' : own;
  return isEmployer ? 'auth/employer' : 'auth/candidate';
}

/** Whether the combined page opens with its sign-in form: asked for by `mode`, or when no role was chosen. */
export const isSignInMode = (query: URLSearchParams): boolean => query.get('mode') === 'signin' || !query.has('role');

/** Other addresses of entry pages. Redirects keep the query. */
export const ENTRY_ALIASES = {
  '/candidate-signin': '/candidate/signin',
  '/employer-signin': '/employer/signin',
  '/employer-signup': '/employer/signup',
  '/employer-sign-up': '/employer/signup',
  '/employers/signup': '/employer/signup',
  '/role-select': '/choose-role',
  '/role-selection': '/choose-role',
  '/sign-in': '/login',
  '/signin': '/login',
  '/sign-up': '/get-started?intent=signup',
  '/signup': '/get-started?intent=signup',
} as const satisfies Record<string, string>;
export type EntryAlias = keyof typeof ENTRY_ALIASES;

/** The page of an alias, with the visitor's query. */
export function entryAliasTarget(alias: EntryAlias, search: string): string {
  const [page = '', own = ''] = ENTRY_ALIASES[alias].split('?');
  const query = [own, search.replace(/^\?/, '')].filter(Boolean).join('&');
  return query ? `${page}?${query}` : page;
}

/** What each entry page knows about its visitors. */
export function entryRuleOf(path: string, query: URLSearchParams): EntryRule {
  if (path === '/auth') {
    return { role: roleHintOf(query.get('role')) === 'employer' ? 'employer' : 'job_seeker', toPendingPage: true };
  }
  if (path.startsWith('/candidate')) return { role: 'job_seeker' };
  return path.startsWith('/employer') ? { role: 'employer' } : {};
}
