import { pageMeta } from '#web/lib/meta.ts';
import { SignInPage } from '#web/features/auth/sign-in-page.tsx';

export const meta = () => pageMeta('Candidate sign in', 'Sign in to see your matches, applications and messages.');

export default function CandidateSignIn() {
  return <SignInPage side="job_seeker" />;
}
