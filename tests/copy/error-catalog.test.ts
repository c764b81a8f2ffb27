import { describe, expect, test } from 'vitest';
import { PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '#domains/accounts/contract/identity.ts';
import { adminMailCopy } from '#domains/messaging/web/admin-mail/admin-mail.copy.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { errors } from '#platform/web/copy/errors.ts';
import { faqCopy } from '#site/copy/faq.ts';

/**
 * The words of the specification's sections 5 and 8, row by row. That they come up where they should is shown in the
 * browser (`tests/e2e/identity*.spec.ts`, `public.spec.ts`, `admin-mail.spec.ts`); that they are exact, here.
 */
const { messages, reset, signOut, errorPage, actions, picker } = authCopy;
const { outcomes } = adminMailCopy;

describe('the error catalogue', () => {
  test.each<[situation: string, ours: string, specified: string]>([
    ['exception in auth', messages.unexpected, 'An unexpected error occurred. Please try again.'],
    ['candidate sign-up: toast', messages.oauthErrorTitle, 'OAuth Error'],
    ['candidate: Google', messages.googleFailed, 'Failed to initiate Google sign-in'],
    ['candidate: Microsoft', messages.microsoftFailed, 'Failed to initiate Microsoft sign-in'],
    ['employer', messages.oauthFailed, 'Failed to initiate OAuth sign-in'],
    ['question sent', faqCopy.form.success, "Question submitted successfully! We'll review and respond soon."],
    [
      'question refused',
      faqCopy.form.failure(new Error('Too long')),
      'Error submitting question: Too long. Please try again.',
    ],
    [
      'question refused in the words of the call',
      faqCopy.form.failure(new Error(messages.unexpected)),
      'Error submitting question: An unexpected error occurred. Please try again.',
    ],
    [
      'question refused without a word',
      faqCopy.form.failure(new Error()),
      'Error submitting question: Failed to submit question. Please try again.',
    ],
    [
      'question failed, nobody knows why',
      faqCopy.form.failure(null),
      'Error submitting question: Unknown error. Please try again.',
    ],
    [
      'signed up',
      messages.accountCreated,
      'Account created successfully! Please check your email to verify your account.',
    ],
    ['reset link sent', reset.sent, 'Reset link sent!'],
    ['password updated', reset.updated, 'Password updated!'],
    ['password not updated', reset.failed, 'Failed to update password. Link may be expired.'],
    ['no reset token', reset.missing, 'Reset token missing or invalid. Please request a new link.'],
    ['mail refused', outcomes.refused, 'Failed to send email'],
    ['mail failed', outcomes.failed, 'There was an error sending the email. Please try again.'],
    ['mail: exception', outcomes.unexpected, 'An unexpected error occurred. Please try again.'],
    ['mail sent', outcomes.sent, 'Email sent successfully'],
    ['top-level error', errors.top.title, 'Something went wrong'],
    ['top-level error: words', errors.top.body, 'We hit an unexpected error while loading the app.'],
    ['component error', errors.card.title, 'Something went wrong'],
    ['component error: words', errors.card.body, "This component encountered an error and couldn't be displayed."],
    ['component error: button', errors.card.again, 'Try again'],
    ['error page', errorPage.title, 'Something Went Wrong'],
    ['error page: words', errorPage.lead, 'We encountered an unexpected error'],
    ['error page: number', errorPage.id, 'Error ID'],
    ['error page: buttons', [actions.tryAgain, actions.goHome, actions.goBack].join(), 'Try Again,Go Home,Go Back'],
    ['sign-out', signOut.title, 'Sign out?'],
    [
      'sign-out: words',
      signOut.body,
      "You'll be returned to the landing page and can log in again. This will only sign you out of this browser session.",
    ],
    ['sign-out: buttons', [signOut.cancel, signOut.confirm].join(), 'Cancel,Sign Out'],
    ['sign-out: while it runs', signOut.running, 'Signing out…'],
    ['no such page', errors.notFound.title, 'Oops! Page not found'],
    ['no such page: link', errors.notFound.home, 'Return to Home'],
    ['known address', actions.logInInstead, 'Log In Instead'],
    ['password too short', PASSWORD_TOO_SHORT, 'Password must be at least 6 characters long'],
    ['passwords differ', PASSWORDS_DIFFER, 'Passwords do not match'],
    ['role picker', picker.title, "Who's Joining Us Today"],
  ])('%s', (_situation, ours, specified) => expect(ours).toBe(specified));

  test('the picker has a sentence for each err, the sign-in for each error', () => {
    expect(Object.keys(picker.errors)).toEqual(['no_session', 'unauthorized', 'function', 'no_next', 'crash']);
    expect(Object.keys(authCopy.login.errors)).toEqual(
      expect.arrayContaining(['no_code', 'session_failed', 'no_session', 'callback_failed']),
    );
  });
});
