import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Guard } from '#app/web/guards/guard.tsx';
import Auth from './auth.tsx';
import CandidateSignIn from './candidate-signin.tsx';
import CandidateSignUp from '#domains/accounts/web/sign-up/candidate-signup.tsx';
import ChooseRole from '#domains/accounts/web/sign-up/choose-role.tsx';
import DashboardRedirect from '#domains/accounts/web/after-sign-in/dashboard-redirect.tsx';
import EmployerSignIn from './employer-signin.tsx';
import EmployerSignUp from '#domains/accounts/web/sign-up/employer-signup.tsx';
import ErrorPage from '#domains/accounts/web/after-sign-in/error.tsx';
import Login from './login.tsx';
import PasswordReset from '#domains/accounts/web/passwords/password-reset.tsx';
import PasswordSetup from '#domains/accounts/web/passwords/password-setup.tsx';
import { markFirstScreen } from '#platform/web/page/first-screen.ts';
import PostLogin from '#domains/accounts/web/after-sign-in/post-login-screen.tsx';

/** A page's markup before its first effect, while the session is still loading. */
function show(Page: ComponentType, at = '/'): string {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return markup.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** The page's text without what assistive technology skips. */
const wordsOf = (markup: string) =>
  markup
    .replaceAll(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const linksOf = (markup: string) =>
  Object.fromEntries(
    [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inner = '']) => [
      wordsOf(inner).trim(),
      href,
    ]),
  );
const namesOf = (markup: string, element: 'label' | 'button') =>
  [...markup.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'g'))].map(([, inner = '']) =>
    wordsOf(inner).trim(),
  );

const PROVIDERS = ['Continue with Google', 'Continue with Microsoft'];
const LEGAL = { 'Terms of Service': '/terms', 'Privacy Policy': '/privacy' };
const SIGN_UP_FIELDS = ['Full name', 'Email', 'Password', 'Confirm password'];

/** Section 2.2 of the specification: the fields, buttons and links of each sign-in page. */
describe('the sign-in pages', () => {
  test.each<[string, ComponentType, fields: string[], buttons: string[], links: object]>([
    [
      '/candidate-signup',
      CandidateSignUp,
      SIGN_UP_FIELDS,
      ['Create account', ...PROVIDERS],
      { ...LEGAL, 'Sign in': '/candidate/signin' },
    ],
    [
      '/employer/signup',
      EmployerSignUp,
      SIGN_UP_FIELDS,
      ['Create account', ...PROVIDERS],
      { ...LEGAL, 'Sign in': '/employer/signin' },
    ],
    [
      '/candidate/signin',
      CandidateSignIn,
      ['Email', 'Password'],
      ['Sign in', ...PROVIDERS],
      {
        'Forgot password?': '/password-reset',
        'Create a free profile': '/candidate-signup',
        'Need help?': '/support',
      },
    ],
    [
      '/employer/signin',
      EmployerSignIn,
      ['Email', 'Password'],
      ['Sign in', ...PROVIDERS],
      {
        'Forgot password?': '/password-reset',
        'Create an employer account': '/employer/signup',
        'Need help?': '/support',
      },
    ],
    [
      '/auth',
      Auth,
      ['Email', 'Password'],
      ['Sign in', ...PROVIDERS, 'New here? Create an account'],
      { Back: '/', 'Forgot password?': '/password-reset', 'Privacy Policy': '/privacy' },
    ],
    [
      '/auth?role=employer',
      Auth,
      SIGN_UP_FIELDS,
      ['Create account', ...PROVIDERS, 'Already have an account? Sign in'],
      { Back: '/employers', 'Privacy Policy': '/privacy' },
    ],
    [
      '/login',
      Login,
      ['Email', 'Password'],
      ['Sign in', ...PROVIDERS],
      { 'Forgot password?': '/password-reset', 'Create an account': '/get-started?intent=signup' },
    ],
  ])('%s', (at, Page, fields, buttons, links) => {
    const markup = show(Page, at);
    expect(namesOf(markup, 'label')).toEqual(fields);
    expect(namesOf(markup, 'button')).toEqual(expect.arrayContaining(buttons));
    expect(linksOf(markup)).toMatchObject(links);
  });

  test('the employer’s page states the time to fill as a goal', () => {
    expect(wordsOf(show(EmployerSignUp))).toContain(
      'Our goal: a position filled in less than two weeks. No setup fees.',
    );
    expect(wordsOf(show(CandidateSignUp))).not.toContain('setup fees');
  });
});

describe('the password reset page depends on its address', () => {
  test.each<[query: string, says: string]>([
    ['', 'Send reset link'],
    ['?token=a', 'Update password'],
    ['?t=a', 'Update password'],
    ['?type=recovery', 'Reset token missing or invalid. Please request a new link.'],
    ['?type=recovery&access_token=a&refresh_token=b', 'This type of link no longer works'],
  ])('%s', (query, says) => expect(wordsOf(show(PasswordReset, `/password-reset${query}`))).toContain(says));
});

test('while the session loads, a redirecting page says so and a guarded one shows none of its content', () => {
  const title = (markup: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1];
  // The first screen of a page load is prerendered with its cards.
  markFirstScreen();
  const picker = show(ChooseRole);
  expect(title(picker)).toBe("Who's Joining Us Today");
  expect(wordsOf(picker)).toContain('One moment, please.');
  expect(namesOf(picker, 'button')).toEqual([]);
  for (const Page of [PostLogin, DashboardRedirect]) expect(title(show(Page))).toBe('Redirecting');
  expect(namesOf(show(PasswordSetup), 'label')).toEqual([]);

  const guarded = show(() => <Guard requirement={{ role: 'employer' }}>For employers only</Guard>);
  expect(guarded).toContain('aria-busy="true"');
  expect(wordsOf(guarded).trim()).toBe('Loading');
});

test.each(['callback', 'post-auth', 'other'])('/error?src=%s says what happened and that it was logged', (src) => {
  const words = wordsOf(show(ErrorPage, `/error?src=${src}`));
  for (const text of ['Something Went Wrong', 'We encountered an unexpected error', 'The error was logged', 'Error ID'])
    expect(words).toContain(text);
  expect(words.includes('It happened')).toBe(src !== 'other');
});
