import { pageMeta } from '#platform/web/page/meta.ts';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { isPending, roleHintOf, type ActingRole } from '#domains/accounts/contract/destination.ts';
import { authCopy } from '#domains/accounts/web/auth/auth.copy.ts';
import { prefilledEmail, waitForUser } from '#domains/accounts/web/after-sign-in/after-sign-in.ts';
import { SharedAuthLayout } from './shared-auth-layout.tsx';
import { AuthCard, BackLink, FooterLine } from '#domains/accounts/web/auth/parts.tsx';
import { Button } from '#platform/web/ui/actions/button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from '#domains/accounts/web/sign-up/sign-up-form.tsx';
import { AgreeLine } from '#domains/accounts/web/sign-up/sign-up-page.tsx';
import { useExternalFailure } from './use-external-failure.ts';
import { useSignedInRedirect } from '#domains/accounts/web/after-sign-in/use-signed-in-redirect.ts';
import { auth, accountStateOf } from '#platform/web/session/auth.ts';
import { sessionKeys } from '#platform/web/session/auth-storage.ts';

export const meta = () =>
  pageMeta('Sign in or create an account', 'One form to sign in to Tallgrass or to create an account.');

/** The combined form of section 2.2 for one role, in its own layout or (`layout=shared`) in the shared one. */
export default function Auth() {
  const [query] = useSearchParams();
  const hint = roleHintOf(query.get('role'));
  const role: ActingRole = hint === 'employer' ? 'employer' : 'job_seeker';
  const form = (
    <CombinedForm key={role} side={role} wantsSignIn={query.get('mode') === 'signin' || !query.has('role')} />
  );
  return query.get('layout') === 'shared' ? <SharedAuthLayout>{form}</SharedAuthLayout> : form;
}

function CombinedForm({ side, wantsSignIn }: { side: ActingRole; wantsSignIn: boolean }) {
  const copy = side === 'employer' ? authCopy.employer : authCopy.candidate;
  const navigate = useNavigate();
  const [isSignIn, setSignIn] = useState(wantsSignIn);
  const [email, setEmail] = useState(prefilledEmail(useLocation().state));
  const takeOverRedirect = useSignedInRedirect({ role: side, toPendingPage: true });
  const { message, onExternalFailure } = useExternalFailure(side === 'employer' ? 'employer' : 'candidate');

  const afterSignIn = async () => {
    if (!(await waitForUser())) return navigate('/choose-role', { replace: true });
    const account = accountStateOf(auth.getState());
    if (account && isPending(account)) return navigate('/pending-approval', { replace: true });
    sessionKeys.set('post_login', '1');
    sessionKeys.set('skipProtectedOnce', '1');
    return navigate('/', { replace: true });
  };
  const logIn = (typed: string) => {
    setEmail(typed);
    setSignIn(true);
  };

  return (
    <AuthCard
      title={isSignIn ? copy.signInTitle : copy.signUpTitle}
      lead={isSignIn ? copy.signInLead : copy.signUpLead}
      back={<BackLink to={side === 'employer' ? '/employers' : '/'}>{authCopy.actions.back}</BackLink>}
    >
      {isSignIn ? (
        <SignInForm
          side={side}
          email={email}
          outerError={message}
          onExternalFailure={onExternalFailure}
          onSubmitting={takeOverRedirect}
          onSignedIn={afterSignIn}
        />
      ) : (
        <SignUpForm side={side} outerError={message} onExternalFailure={onExternalFailure} onLogIn={logIn} />
      )}
      {isSignIn ? (
        <FooterLine>
          <Link to="/privacy">{authCopy.privacy}</Link>
        </FooterLine>
      ) : (
        <AgreeLine before={copy.agreeBefore} />
      )}
      <Button variant="secondary" onClick={() => setSignIn(!isSignIn)}>
        {isSignIn ? authCopy.toggle.toSignUp : authCopy.toggle.toSignIn}
      </Button>
    </AuthCard>
  );
}
