import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { pathAfterSignIn, prefilledEmail } from '#domains/accounts/web/after-sign-in/after-sign-in.ts';
import { AuthCard, FooterLine } from '#domains/accounts/web/auth/parts.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useExternalFailure } from './use-external-failure.ts';
import { useSignedInRedirect } from '#domains/accounts/web/after-sign-in/use-signed-in-redirect.ts';

const SIGN_UP = { job_seeker: '/candidate-signup', employer: '/employer/signup' } as const;

/** Section 2.2's /candidate/signin and /employer/signin. */
export function SignInPage({ side }: { side: ActingRole }) {
  const copy = side === 'employer' ? authCopy.employer : authCopy.candidate;
  const [query] = useSearchParams();
  const next = query.get('next');
  const navigate = useNavigate();
  const takeOverRedirect = useSignedInRedirect({ next, role: side });
  const { message, onExternalFailure } = useExternalFailure(side === 'employer' ? 'employer' : 'candidate');
  const email = prefilledEmail(useLocation().state);

  return (
    <AuthCard title={copy.signInTitle} lead={copy.signInLead}>
      <SignInForm
        side={side}
        next={next}
        email={email}
        outerError={message}
        onExternalFailure={onExternalFailure}
        onSubmitting={takeOverRedirect}
        onSignedIn={async () => navigate(await pathAfterSignIn(next), { replace: true })}
      />
      <div>
        <FooterLine>
          {copy.noAccount} <Link to={SIGN_UP[side]}>{copy.createLink}</Link>
        </FooterLine>
        <FooterLine>
          <Link to="/support">{authCopy.needHelp}</Link>
        </FooterLine>
      </div>
    </AuthCard>
  );
}
