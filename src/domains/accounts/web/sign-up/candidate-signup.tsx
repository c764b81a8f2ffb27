import { pageMeta } from '#platform/web/page/meta.ts';
import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { SignUpPage } from './sign-up-page.tsx';
import { providerFailure } from '#domains/accounts/web/sign-in/use-external-failure.ts';
import { notice } from '#platform/web/toasts/toasts.tsx';

export const meta = () =>
  pageMeta(
    'Create your free profile',
    'Sign up free, get verified once, and be matched to healthcare jobs in Missouri and Kansas.',
  );

/** This page shows a failed external start in a toast, unlike the others (section 8). */
const onExternalFailure = (provider: ExternalProvider) =>
  notice(authCopy.messages.oauthErrorTitle, { body: providerFailure(provider), tone: 'danger' });

export default function CandidateSignUp() {
  return <SignUpPage side="job_seeker" onExternalFailure={onExternalFailure} />;
}
