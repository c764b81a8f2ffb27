import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ExternalProvider } from '#domains/accounts/contract/identity.ts';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { FooterLine } from '#domains/accounts/web/auth/parts.tsx';
import { SignUpCard } from './sign-up-card.tsx';
import { useSignedInRedirect } from '#domains/accounts/web/after-sign-in/use-signed-in-redirect.ts';

const SIGN_IN = { job_seeker: '/candidate/signin', employer: '/employer/signin' } as const;

interface Props {
  side: ActingRole;
  banner?: ReactNode;
  onExternalFailure: (provider: ExternalProvider) => void;
  outerError?: string | null;
}

/** Section 2.2's /candidate-signup and /employer/signup. */
export function SignUpPage({ side, banner, onExternalFailure, outerError = null }: Props) {
  const copy = side === 'employer' ? authCopy.employer : authCopy.candidate;
  const navigate = useNavigate();
  useSignedInRedirect({ role: side });
  return (
    <SignUpCard
      card={{ title: copy.signUpTitle, lead: copy.signUpLead, banner }}
      side={side}
      outerError={outerError}
      onExternalFailure={onExternalFailure}
      onLogIn={(email) => navigate(SIGN_IN[side], { state: { email } })}
    >
      <div>
        <AgreeLine before={copy.agreeBefore} />
        <FooterLine>
          {copy.haveAccount} <Link to={SIGN_IN[side]}>{authCopy.actions.signIn}</Link>
        </FooterLine>
      </div>
    </SignUpCard>
  );
}

export function AgreeLine({ before }: { before: string }) {
  return (
    <FooterLine>
      {before} <Link to="/terms">{authCopy.terms}</Link> {authCopy.and} <Link to="/privacy">{authCopy.privacy}</Link>.
    </FooterLine>
  );
}
