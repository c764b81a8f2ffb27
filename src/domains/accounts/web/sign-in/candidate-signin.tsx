import { pageMeta } from '#platform/web/page/meta.ts';
import { SignInPage } from './sign-in-page.tsx';

export const meta = () => pageMeta('Candidate sign in', 'Sign in to see your matches, applications and messages.');

export default function CandidateSignIn() {
  return <SignInPage side="job_seeker" />;
}
