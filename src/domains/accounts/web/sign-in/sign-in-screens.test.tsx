// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { Guard } from '#app/web/guards/guard.tsx';
import { EXTERNAL_PROVIDERS, listExternalProviders, signIn, signUp } from '#domains/accounts/contract/identity.ts';
import { validatePasswordReset } from '#domains/accounts/contract/functions.ts';
import { reportError } from '#domains/operations/contract/errors.ts';
import { answering, refusal, refused } from '#tests/components/answering.ts';
import { descriptionOf, namesOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
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

/** Shows a page to a visitor whose session is not known yet. */
function visit(Page: ComponentType, at = '/') {
  answering(listExternalProviders, () => [...EXTERNAL_PROVIDERS]);
  return show(<Page />, { at });
}
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
const links = () =>
  Object.fromEntries(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.findByRole('button', { name });

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
  ])('%s', (at, Page, fields, buttons, expected) => {
    visit(Page, at);
    expect(labels()).toEqual(fields);
    expect(namesOf('button')).toEqual(expect.arrayContaining(buttons));
    expect(links()).toMatchObject(expected);
  });

  test('the employer’s page states the time to fill as a goal', () => {
    visit(EmployerSignUp);
    expect(document.body.textContent).toContain('Our goal: a position filled in less than two weeks. No setup fees.');
    visit(CandidateSignUp);
    expect(document.body.textContent).not.toContain('setup fees');
  });

  test('the combined page turns from signing in to signing up and back', async () => {
    const user = visit(Auth, '/auth');
    await user.click(await press('New here? Create an account'));
    expect(labels()).toEqual(SIGN_UP_FIELDS);
    await user.click(await press('Already have an account? Sign in'));
    expect(labels()).toEqual(['Email', 'Password']);
  });
});

test('a refused sign-in says why, keeps what was typed, and can be tried again', async () => {
  const why = 'Email or password is wrong.';
  const tried = answering(signIn, () => refused(401, 'INVALID_CREDENTIALS', why));
  const user = visit(CandidateSignIn);
  await user.type(field('Email'), 'rosa@kin.test');
  await user.type(field('Password'), 'prairie fire');
  await user.click(await press('Sign in'));
  expect((await screen.findByRole('alert')).textContent).toBe(why);
  expect([field('Email').value, field('Password').value]).toEqual(['rosa@kin.test', 'prairie fire']);
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' }).disabled).toBe(false);
  await user.type(field('Password'), 's{Enter}');
  await expect.poll(() => tried.map(({ body }) => body.password)).toEqual(['prairie fire', 'prairie fires']);
});

test('a sign-up is not sent until the form is right, and says at its field what the server refuses', async () => {
  const sent = answering(signUp, () => refusal({ email: 'This email cannot receive mail.' }));
  const user = visit(CandidateSignUp);
  await user.type(field('Full name'), 'Rosa Delgado');
  await user.type(field('Email'), 'rosa@kin.test');
  await user.type(field('Password'), 'prairie fire 7');
  await user.type(field('Confirm password'), 'prairie fire 8{Enter}');
  await expect.poll(() => field('Confirm password').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(field('Confirm password'));
  expect(sent).toEqual([]);

  await user.type(field('Confirm password'), '{Backspace}7{Enter}');
  await expect.poll(() => descriptionOf(field('Email'))).toBe('This email cannot receive mail.');
  expect(sent).toMatchObject([{ body: { full_name: 'Rosa Delgado', role: 'job_seeker', password: 'prairie fire 7' } }]);
  // A reload keeps what may be kept: no password.
  visit(CandidateSignUp);
  await expect
    .poll(() => SIGN_UP_FIELDS.map((label) => field(label).value))
    .toEqual(['Rosa Delgado', 'rosa@kin.test', '', '']);
});

describe('the password reset page depends on its address', () => {
  test.each<[query: string, says: string]>([
    ['', 'Send reset link'],
    ['?token=a', 'Update password'],
    ['?t=a', 'Update password'],
    ['?type=recovery', 'Reset token missing or invalid. Please request a new link.'],
    ['?type=recovery&access_token=a&refresh_token=b', 'This type of link no longer works'],
  ])('%s', async (query, says) => {
    answering(validatePasswordReset, () => ({ ok: true }));
    visit(PasswordReset, `/password-reset${query}`);
    await expect.poll(() => document.body.textContent).toContain(says);
  });
});

test('while the session loads, a redirecting page says so and a guarded one shows none of its content', () => {
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  // The first screen of a page load is prerendered with its cards.
  markFirstScreen();
  visit(ChooseRole);
  expect(title()).toBe("Who's Joining Us Today");
  expect(screen.getByText('One moment, please.')).toBeDefined();
  expect(namesOf('button')).toEqual([]);
  for (const Page of [PostLogin, DashboardRedirect]) {
    visit(Page);
    expect(title()).toBe('Redirecting');
  }
  visit(PasswordSetup);
  expect(labels()).toEqual([]);

  visit(() => <Guard requirement={{ role: 'employer' }}>For employers only</Guard>);
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(document.body.textContent).toBe('TallgrassLoading');
});

test.each(['callback', 'post-auth', 'other'])(
  '/error?src=%s says what happened and that it was logged',
  async (src) => {
    const id = '0190f1de-77a2-7c41-8a51-5a3c1cbb7d10';
    const logged = answering(reportError, () => ({ id }));
    visit(ErrorPage, `/error?src=${src}`);
    await screen.findByText(id);
    const text = document.body.textContent;
    for (const part of [
      'Something Went Wrong',
      'We encountered an unexpected error',
      'The error was logged',
      'Error ID',
    ])
      expect(text).toContain(part);
    expect(text.includes('It happened')).toBe(src !== 'other');
    expect(logged).toMatchObject([{ body: { code: 'error_page', message: `Error page: ${src}` } }]);
  },
);
