import { pageMeta } from '#platform/web/page/meta.ts';
import { useSearchParams } from 'react-router';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { AuthCard } from '#domains/accounts/web/auth/parts.tsx';
import { RoleCards } from './role-cards.tsx';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

export const meta = () => pageMeta('Get started', 'Sign in or sign up, as a candidate or as an employer.');

const PATHS = {
  signin: { job_seeker: '/candidate/signin', employer: '/employer/signin' },
  signup: { job_seeker: '/candidate/signup', employer: '/employer/signup' },
} as const;

/** The alternative picker of section 2.2: `intent` is signin (the default) or signup. */
export default function GetStarted() {
  const [query] = useSearchParams();
  const intent = query.get('intent') === 'signup' ? 'signup' : 'signin';
  const pick = (role: ActingRole) => {
    sessionKeys.set('roleIntent', role);
    return PATHS[intent][role];
  };
  const { signInTitle, signUpTitle } = authCopy.getStarted;
  return (
    <AuthCard title={intent === 'signup' ? signUpTitle : signInTitle} lead={authCopy.picker.lead} isWide>
      <RoleCards onPick={pick} />
    </AuthCard>
  );
}
