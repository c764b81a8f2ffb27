import { pageMeta } from '#platform/web/page/meta.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { SignUpPage } from './sign-up-page.tsx';
import { useExternalFailure } from '#domains/accounts/web/sign-in/use-external-failure.ts';

export const meta = () =>
  pageMeta(
    'Create your employer account',
    'Post a job and review licensed, pre-vetted healthcare candidates. No setup fees.',
  );

export default function EmployerSignUp() {
  const { message, onExternalFailure } = useExternalFailure('employer');
  return (
    <SignUpPage
      side="employer"
      banner={authCopy.employer.banner}
      outerError={message}
      onExternalFailure={onExternalFailure}
    />
  );
}
