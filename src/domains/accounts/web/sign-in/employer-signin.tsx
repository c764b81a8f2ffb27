import { pageMeta } from '#platform/web/page/meta.ts';
import { SignInPage } from './sign-in-page.tsx';

export const meta = () =>
  pageMeta('Employer sign in', 'Sign in to review matches, interviews and offers for your positions.');

export default function EmployerSignIn() {
  return <SignInPage side="employer" />;
}
